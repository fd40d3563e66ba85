"""The judge's tables: pairs that are the same word or not, close or wrong guesses, legal and illegal clues."""


def table(text: str) -> list[tuple[str, str]]:
    """Pairs out of a block of text: "a/b, c/d"."""
    cells = [cell.strip() for line in text.strip().splitlines() for cell in line.split(",") if cell.strip()]
    return [(left, right) for left, right in (cell.split("/") for cell in cells)]


SAME_EN = table("""
banana/bananas, mouse/mice, run/running, Prince/Princes, the hot dog/hot-dog, hot-dog/HOT  DOG, café/cafe, colour/color
leaf/leaves, knife/knives, wolf/wolves, child/children, man/men, woman/women, foot/feet, tooth/teeth, goose/geese
person/people, swim/swimming, dance/dancing, drive/drove, write/written, sing/sang, buy/bought, eat/ate, go/went
baby/babies, cherry/cherries, potato/potatoes, hero/heroes, box/boxes, brush/brushes, witch/witches, bus/buses
ice cream/ice-cream, ice cream/icecream, ice cream/ICE CREAMS, a pizza/pizza, an apple/Apples, The Moon/moon
T-shirt/t shirt, tshirt/T-shirt, O'Brien/obrien, rock'n'roll/rock’n’roll, rock 'n' roll/rock'n'roll, naïve/naive
grey/gray, theatre/theater, centre/center, organise/organize, pyjamas/pajamas, doughnut/donut, moustache/mustache
tyre/tire, plough/plow, flavour/flavors, neighbour/neighbors, catalogue/catalog, yoghurt/yogurt, jewellery/jewelry
big/bigger, tall/tallest, fly/flies, cactus/cacti, dice/die, mother-in-law/mother in law, hot dogs/hot dog, jalapeño/jalapeno
washing machines/washing machine, scarf/scarves, ox/oxen, traveller/traveler, whisky/whiskey, Riiiiing/riiiiing
ﬁsh/fish, ｆｕｌｌ/full, straße/strasse, dogs'/dog, 007/007, selfie/selfies, smoothies/smoothie, axe/axes, axis/axes
wife/wives, calf/calves, loaf/loaves, postwoman/postwomen, hoverboard/hoverboards, hop/hopped, freeze/frozen, wear/wore
mango/mangoes, crisis/crises, fungus/fungi, deer/deer, photo/photos, monkey/monkeys, happy/happier, realise/realize
mum/mom, aeroplane/airplane, lightbulbs/light bulb, teddy bears/teddy bear, crème brûlée/creme brulee, Pokémon/pokemon
""")

DIFFERENT_EN = table("""
Prince/Princess, actor/actress, universe/university, Philosophy/Filosofie, import/important, new/news, mean/means
cloth/clothes, saw/see, rose/rise, ground/grind, fell/fall, spoke/speak, felt/feel, dove/dive, bore/bear, park/parking
box/boxing, bowl/bowling, ice/icing, dress/dressing, stock/stocking, build/building, even/evening, wed/wedding
train/training, spell/spelling, king/kin, organ/organize, police/policy, general/generous, night/knight, train/rain
ship/sheep, desert/dessert, chef/chief, cook/cookie, waiter/waitress, host/hostess, hero/heroine, lion/lioness
bus/busy, pen/penny, bat/bath, star/start, plan/planet, plane/planet, car/card, sea/seat, four/for, tour/tor
run/runner, swim/swimmer, bake/baker, paint/painter, teach/teacher, music/musician, art/artist, science/scientist
cat/cot, house/horse, glove/love, pair/pear, flour/flower, sun/son, hair/hare, bear/beer, peach/beach, mouse/moose
glass/grass, custom/customs, good/goods, arm/army, universe/universal, bras/brass, prize/price, lens/lent
hot/dog, hot dog/dog, pepper mill/pepper, butter/butterfly, $/!, $/€, pizza/$, 007/700
story/storey, ring/wring, lay/lie, wing/win, morning/morn, ceiling/ceil, boss/bos, Paris/pari, Texas/Texan, left/leave
paper/pepper, angle/angel, diary/dairy, quite/quiet, hope/hop, cane/can, hotel/hostel, coin/corn, flower/flow, tower/tow
rubber/rub, summer/sum, banner/ban, hammer/ham, history/historian, magic/magician, farm/farmer, snow/snowy, duke/duchess
moth/mother, bred/bread, fat/father, ant/aunt, lamp/lamb, crow/crown, uncle/aunt, trunk/truck, forest/forester
""")

SAME_ES = table("""
niño/niños, pez/peces, lápiz/lápices, jugar/jugando, café/cafe, el perro/perro, la casa/Casas, unos zapatos/zapato
canción/canciones, camión/camiones, león/leones, ratón/ratones, avión/aviones, luz/luces, voz/voces, nuez/nueces
raíz/raíces, lapices/lápiz, sol/soles, sal/sales, flor/flores, mes/meses, reloj/relojes, rey/reyes, árbol/árboles
examen/exámenes, examenes/examen, joven/jóvenes, imagen/imágenes, tren/trenes, coche/coches, padre/padres, noche/noches
correr/corriendo, comer/comió, dormir/duermo, bailar/bailamos, cantar/cantaba, volar/vuela, escribir/escribiendo
leer/leyendo, beber/bebemos, vivir/vivía, gato/gata, perro/perras, niño/niña, abuelo/abuela, tío/tías, hermano/hermana
profesor/profesora, enfermero/enfermera, cocinero/cocineras, rojo/roja, bonito/bonitas, alto/altos, pingüino/pinguino
pingüinos/pinguino, fútbol/futbol, béisbol/beisbol, vídeo/video, perrito caliente/perritos calientes, hot-dog/HOT  DOG
máquina de coser/maquinas de coser, guion/guión, sándwich/sandwiches, yogur/yogurt, quiosco/kiosco, psicólogo/sicólogo
whisky/güisqui, champú/shampoo, tenedor/tenedores, autobús/autobuses, país/países, maíz/maiz, bambú/bambúes, sofá/sofás
menú/menus, Navidad/Navidades, hierba/yerba, septiembre/setiembre, paraguas/el paraguas, 007/007, gafas/las gafas
jabalí/jabalíes, jabalí/jabalís, cruz/cruces, perdiz/perdices, juez/jueces, pared/paredes, buey/bueyes, inglés/ingleses
delfines/delfín, sillones/sillon, nadar/nadando, abrir/abierto, hacer/hizo, soñar/sueña, llover/llueve, doctor/doctora
vecino/vecina, león/leona, oso/osa, blanco/blancas, abrelatas/el abrelatas, selfi/selfis, ciudad/ciudades, crisis/crisis
""")

DIFFERENT_ES = table("""
año/ano, casa/caso, puerto/puerta, gato/gate, caña/cana, moño/mono, peña/pena, actor/actriz, rey/reina, gallo/gallina
toro/vaca, caballo/yegua, hombre/mujer, universo/universidad, rata/rato, libro/libra, plata/plato, barco/barca
banco/banca, manzana/manzano, naranja/naranjo, cuadro/cuadra, foco/foca, moto/mote, puesto/puesta, pimiento/pimienta
pato/pata, mango/manga, punto/punta, palo/pala, suelo/suela, fondo/fonda, bolso/bolsa, cesto/cesta, cubo/cuba
jarro/jarra, pasto/pasta, hoja/ojo, cero/cera, partido/partida, velo/vela, copo/copa, ramo/rama, caso/cazo, vino/venir
huerto/huerta, martes/Marte, secador/secadora, jugar/jugador, pescar/pescador, panadero/panadería, zapato/zapatería
música/músico, física/físico, cocina/cocinero, cara/caro, carta/carro, mesa/mes, cama/camello, pollo/polla, ola/hola
sobre/sobrino, pan/pana, sal/sala, col/cola, gol/golf, tren/trena, mar/marea, flor/florero, sol/solo, luna/lunes
silla/sillón, perro/pera, pelo/pero, pino/piano, toro/torre, taza/tiza, cuchara/cucharón, mosca/mosquito, rama/rana
real/realidad, nación/noción, cuento/cuenta, caballo/cabello, bota/bote, botella/botón, gorro/gorra, lobo/globo, $/!
cosa/caso, beso/besa, brazo/braza, grano/grana, leña/leño, charca/charco, anillo/anilla, sal/salero, café/cafetera
hormiga/hormiguero, tigre/tigresa, príncipe/princesa, duque/duquesa, padre/madre, campana/campaña, sueno/sueño, una/uña
hombre/hombro, rosa/raso, jarro/jarrón, caja/cajón, calle/callo, cartero/cartera, carne/carnet, toalla/talla, sonar/soñar
""")

# guess/secret
CLOSE_EN = table("""
bananna/banana, spagetti/spaghetti, brocoli/broccoli, giraff/giraffe, elephent/elephant, octopuss/octopus, fihs/fish
restarant/restaurant, umbrela/umbrella, gutiar/guitar, pinapple/pineapple, stawberry/strawberry, chocolat/chocolate
dinosuar/dinosaur, helicoptr/helicopter, libary/library, volcanoe/volcano, pengiun/penguin, kangeroo/kangaroo
ambulence/ambulance, telescop/telescope, lepard/leopard, acordion/accordion, scisors/scissors, piramid/pyramid
cream/ice cream, washing/washing machine, machine/washing machine, machines/washing machine, tower/Eiffel Tower
shirt/T-shirt, mill/pepper mill, choclate cake/chocolate cake, sking/skiing, bannanas/banana, firewrks/fireworks
""")

WRONG_EN = table("""
cart/card, seat/sea, bear/pear, beer/bear, ice/ice cream, horse/house, chief/chef, peach/beach, mouse/moose, dog/cat
bat/cat, moon/noon, desert/dessert, flower/flour, plane/planet, princess/prince, actress/actor, university/universe
glove/love, xyz/pizza, pizzzzaaa/pizza, hot/hot dog, washing machine/machine, boat/goat, tiger/lion, 1945/1946
bread/beard, cat house/cat horse, sheep/ship, q/quiz, dgo/dog, trumpet/trombone, violet/violin, marble/maple
camel/caramel, copper/pepper, candle/cradle, bottle/battle, rocket/pocket, potter/butter
""")

CLOSE_ES = table("""
platno/plátano, girafa/jirafa, elefnate/elefante, mariposaa/mariposa, bolante/volante, havion/avión, gitarra/guitarra
espageti/espagueti, cocodirlo/cocodrilo, zanaoria/zanahoria, chocolte/chocolate, ipopótamo/hipopótamo, zapatto/zapato
bicicelta/bicicleta, helicoptro/helicóptero, biblioteka/biblioteca, paragwas/paraguas, ambulansia/ambulancia
pinguno/pingüino, murcielgo/murciélago, tortuja/tortuga, telescopo/telescopio, dinosario/dinosaurio, nino/niño
volcna/volcán, máquina/máquina de coser, coser/máquina de coser, perrito/perrito caliente, torre/Torre Eiffel
manzna/manzana, fressas/fresas, camara/cámara de fotos, fuegos/fuegos artificiales, brujla/brújula, cevra/cebra
""")

WRONG_ES = table("""
ano/año, caso/casa, puerta/puerto, caballo/cabello, pero/perro, rato/rata, plata/plato, mono/moño
barca/barco, manzano/manzana, sillon/sillín, sillín/sillón, foca/foco, hola/ola, actriz/actor, reina/rey, lobo/globo
pimienta/pimiento, mango/manga, gallina/gallo, xyz/pizza, sol/col, gato/pato, león/tigre, coche/noche, camello/caballo
bota/bote, queso/beso, pozo/gozo, luna/lunes, martes/marte, carpeta/corbata, cuchillo/cuchara, 1492/1942, cana/caña
de/máquina de coser, máquina de coser/máquina, ratón/melón, pizarra/pizza
""")

# clue/secret
LEGAL_EN = table("""
007/spy, SMS/phone, Riiiiing/phone, $/money, !/danger, Mickey/mouse, O'Brien/Irish stew, rock'n'roll/guitar, hot/hot dog
🍕/pizza, tub/hot tub, cheesy/pizza, tall/giraffe, ham/hamburger, cat/caterpillar, car/carpet, sea/seat, pan/pancake
queen/king, prints/prince, actress/actor, university/universe, ice/ice cream, bow/rainbow, 2x4/wood, well-known/star
brrr/snow, é/accent, ñ/Spain, 日本/sushi, مرحبا/hello, see/saw, tiger/lion, arm/army, C++/code, ¿/question
""")

ILLEGAL_EN = table("""
bananas/banana, mice/mouse, running/run, CAFE/café, colors/colour, hot-dog/hot dog, hotdogs/hot dog, pizza!/pizza
"pizza"/pizza, rain/rainbow, rainbow/rain, burger/hamburger, cheeseburger/burger, butter/butterfly, foot/football
footballer/football, head/headache, cream/ice cream, machine/washing machine, machines/washing machine, Tower/Eiffel Tower
pizzas/pizza, PIZZA/pizza, pízza/pizza, pi-zza/pizza, peppers/pepper mill, snowman/snow, book/bookshop, the-moon/moon
sunflower/flower, grandmother/mother, waterfall/water, strawberry/berry, princess/prince, children/child, $/$
""")

LEGAL_ES = table("""
007/espía, SMS/teléfono, Riiiiing/teléfono, $/dinero, !/peligro, Mickey/ratón, O'Brien/cerveza, rock'n'roll/guitarra
ano/año, mono/moño, caso/casa, puerta/puerto, reina/rey, actriz/actor, gallina/gallo, sol/girasol, mar/marinero
pan/panadero, luz/lámpara, pie/piedra, universidad/universo, alto/jirafa, 🍕/pizza, ¡olé!/toro, amarillo/plátano
libra/libro, lunes/luna, tiza/taza, ola/hola, de/máquina de coser, año/cumpleaños, uva/lluvia
""")

ILLEGAL_ES = table("""
niños/niño, peces/pez, lapices/lápiz, jugando/jugar, CAFÉ/café, gata/gato, abuelas/abuelo, luces/luz, hot-dog/hot dog
pelota/bola de pelota, máquina/máquina de coser, maquinas/máquina de coser, caliente/perrito caliente
perritos/perrito caliente, corriendo/correr, ¡pizza!/pizza, pízza/pizza, el-perro/perro
rompecabezas/cabeza, cabeza/rompecabezas, marte/martes, secadora/secador, paraguas/agua, agua/paraguas, cumpleaños/años, saltamontes/monte
lavaplatos/plato, sacacorchos/corcho, arcoíris/iris, mariposas/mariposa, futbolista/fútbol, televisiones/televisión
""")
