"""The judge's tables in Spanish: the same word or not, close or wrong guesses, legal and illegal clues."""

from tests.engine.pairs import pairs

SAME = pairs("""
niño/niños, pez/peces, lápiz/lápices, jugar/jugando, café/cafe, el perro/perro, la casa/Casas
unos zapatos/zapato, canción/canciones, camión/camiones, león/leones, ratón/ratones, avión/aviones, luz/luces
voz/voces, nuez/nueces, raíz/raíces, lapices/lápiz, sol/soles, sal/sales, flor/flores, mes/meses, reloj/relojes
rey/reyes, árbol/árboles, examen/exámenes, examenes/examen, joven/jóvenes, imagen/imágenes, tren/trenes
coche/coches, padre/padres, noche/noches, correr/corriendo, comer/comió, dormir/duermo, bailar/bailamos
cantar/cantaba, volar/vuela, escribir/escribiendo, leer/leyendo, beber/bebemos, vivir/vivía, gato/gata
perro/perras, niño/niña, abuelo/abuela, tío/tías, hermano/hermana, profesor/profesora, enfermero/enfermera
cocinero/cocineras, rojo/roja, bonito/bonitas, alto/altos, pingüino/pinguino, pingüinos/pinguino, fútbol/futbol
béisbol/beisbol, vídeo/video, perrito caliente/perritos calientes, hot-dog/HOT  DOG
máquina de coser/maquinas de coser, guion/guión, sándwich/sandwiches, yogur/yogurt, quiosco/kiosco
psicólogo/sicólogo, whisky/güisqui, champú/shampoo, tenedor/tenedores, autobús/autobuses, país/países, maíz/maiz
bambú/bambúes, sofá/sofás, menú/menus, Navidad/Navidades, hierba/yerba, septiembre/setiembre
paraguas/el paraguas, 007/007, gafas/las gafas, jabalí/jabalíes, jabalí/jabalís, cruz/cruces, perdiz/perdices
juez/jueces, pared/paredes, buey/bueyes, inglés/ingleses, delfines/delfín, sillones/sillon, nadar/nadando
abrir/abierto, hacer/hizo, soñar/sueña, llover/llueve, doctor/doctora, vecino/vecina, león/leona, oso/osa
blanco/blancas, abrelatas/el abrelatas, selfi/selfis, ciudad/ciudades, crisis/crisis, manzana/manzanas
mujer/mujeres, ratón/raton, limón/limones, melón/melones, jamón/jamones, botón/botones, salón/salones
corazón/corazones, habitación/habitaciones, estación/estaciones, profesión/profesiones, jardín/jardines
calcetín/calcetines, animal/animales, hospital/hospitales, hotel/hoteles, papel/papeles, túnel/túneles
móvil/móviles, azul/azules, fácil/fáciles, actividad/actividades, verdad/verdades, red/redes, amor/amores
color/colores, olor/olores, señor/señora, francés/franceses, matiz/matices, actriz/actrices, feliz/felices
tapiz/tapices, esquí/esquís, taxi/taxis, club/clubes, virus/el virus, reír/riendo, pedir/pide, jugar/juega
pensar/piensa, poder/puede, querer/quiere, dar/dando, decir/dicho, ver/visto, romper/roto, morir/muerto, oír/oye
caer/cayendo, traer/trajo, conducir/conduce, nuevo/nuevas, viejo/vieja
""")

DIFFERENT = pairs("""
año/ano, casa/caso, puerto/puerta, gato/gate, caña/cana, moño/mono, peña/pena, actor/actriz, rey/reina
gallo/gallina, toro/vaca, caballo/yegua, hombre/mujer, universo/universidad, rata/rato, libro/libra, plata/plato
barco/barca, banco/banca, manzana/manzano, naranja/naranjo, cuadro/cuadra, foco/foca, moto/mote, puesto/puesta
pimiento/pimienta, pato/pata, mango/manga, punto/punta, palo/pala, suelo/suela, fondo/fonda, bolso/bolsa
cesto/cesta, cubo/cuba, jarro/jarra, pasto/pasta, hoja/ojo, cero/cera, partido/partida, velo/vela, copo/copa
ramo/rama, caso/cazo, vino/venir, huerto/huerta, martes/Marte, secador/secadora, jugar/jugador, pescar/pescador
panadero/panadería, zapato/zapatería, música/músico, física/físico, cocina/cocinero, cara/caro, carta/carro
mesa/mes, cama/camello, pollo/polla, ola/hola, sobre/sobrino, pan/pana, sal/sala, col/cola, gol/golf, tren/trena
mar/marea, flor/florero, sol/solo, luna/lunes, silla/sillón, perro/pera, pelo/pero, pino/piano, toro/torre
taza/tiza, cuchara/cucharón, mosca/mosquito, rama/rana, real/realidad, nación/noción, cuento/cuenta
caballo/cabello, bota/bote, botella/botón, gorro/gorra, lobo/globo, $/!, cosa/caso, beso/besa, brazo/braza
grano/grana, leña/leño, charca/charco, anillo/anilla, sal/salero, café/cafetera, hormiga/hormiguero
tigre/tigresa, príncipe/princesa, duque/duquesa, padre/madre, campana/campaña, sueno/sueño, una/uña
hombre/hombro, rosa/raso, jarro/jarrón, caja/cajón, calle/callo, cartero/cartera, carne/carnet, toalla/talla
sonar/soñar, pez/pescado, pelo/palo, mesa/misa, gota/gata, pila/pala, vela/vaca, lata/luta, cena/cuna
cine/cisne, tela/tela de araña, mano/mono, dedo/dado, pico/poco, rico/roca, boca/beca, nube/nave, nieve/nueve
llave/lluvia, lápiz/lapa, regla/regalo, rueda/ruido, puente/fuente, diente/cliente, guante/gigante, cinta/pinta
monte/monta, barra/barro, perla/perra, torre/tarro, carro/corro, guerra/guerrero, pesca/pescado, queso/quesería
pan/panadería, libro/librería, fruta/frutería, leche/lechería, volar/volante, nadar/nada, correr/correo
sello/silla
poni/poner, SOS/soy, inglés/ingle, celos/celo, cómoda/cómodo, cometa/cometer, teja/tejer, La Habana/habano
""")

# guess/secret
CLOSE = pairs("""
platno/plátano, girafa/jirafa, elefnate/elefante, mariposaa/mariposa, bolante/volante, havion/avión
gitarra/guitarra, espageti/espagueti, cocodirlo/cocodrilo, zanaoria/zanahoria, chocolte/chocolate
ipopótamo/hipopótamo, zapatto/zapato, bicicelta/bicicleta, helicoptro/helicóptero, biblioteka/biblioteca
paragwas/paraguas, ambulansia/ambulancia, pinguno/pingüino, murcielgo/murciélago, tortuja/tortuga
telescopo/telescopio, dinosario/dinosaurio, nino/niño, volcna/volcán, máquina/máquina de coser
coser/máquina de coser, perrito/perrito caliente, torre/Torre Eiffel, manzna/manzana, fressas/fresas
camara/cámara de fotos, fuegos/fuegos artificiales, brujla/brújula, cevra/cebra, mansana/manzana
naranga/naranja, platano frtio/plátano frito, sebolla/cebolla, tomatte/tomate, lechga/lechuga, pepno/pepino
champiñion/champiñón, aguacatte/aguacate, mantequila/mantequilla, galeta/galleta, chorizzo/chorizo
tortlla/tortilla, empandada/empanada, hamburgesa/hamburguesa, bocadilo/bocadillo, gaspacho/gazpacho
helao/helado, leon marnio/león marino, elefant/elefante, rinoseronte/rinoceronte, hipopotmo/hipopótamo
cocodrlo/cocodrilo, serpinte/serpiente, tiburn/tiburón, ballna/ballena, delfinn/delfín, pinguinno/pingüino
foka monje/foca monje, canguru/canguro, ardila/ardilla, conego/conejo, tortug/tortuga, aguilla/águila
palomma/paloma, murcielagoo/murciélago, abegja/abeja, avisppa/avispa, ormiga/hormiga, arañña/araña
mosquto/mosquito, saltamonts/saltamontes, escaravajo/escarabajo, bisicleta/bicicleta, motosicleta/motocicleta
submarno/submarino, ambulacia/ambulancia, camionn/camión, autobs/autobús, tranbia/tranvía, aeropuero/aeropuerto
estasion/estación, hospitl/hospital, farmasia/farmacia, eskuela/escuela, universidd/universidad
bibliotca/biblioteca, iglsia/iglesia, catedrl/catedral, castilo/castillo, palasio/palacio, playya/playa
desirto/desierto, selvva/selva, volcann/volcán, cascda/cascada, arcoris/arcoíris, tormnta/tormenta
relampgo/relámpago, huracn/huracán, terremto/terremoto, nieblla/niebla, neverra/nevera, lavdora/lavadora
microonds/microondas, aspirdora/aspiradora, televisin/televisión, ordenadr/ordenador, telefno/teléfono
cmara/cámara, teclao/teclado, altavozz/altavoz, auricullar/auricular, microfno/micrófono, guitrra/guitarra
violn/violín, trompta/trompeta, tamborr/tambor, flaut/flauta, acordeonn/acordeón, castañulas/castañuelas
dragn/dragón, unicornoi/unicornio, sirna/sirena, vampro/vampiro, esqueltto/esqueleto, fantsma/fantasma
tesroo/tesoro, calabza/calabaza, navdad/Navidad, cumpleñaos/cumpleaños, disfrz/disfraz, lavar/máquina de lavar
frito/huevo frito, gafas/gafas de sol, baño/traje de baño, traje/traje de baño, dientes/cepillo de dientes
cepillo/cepillo de dientes, fútbol/campo de fútbol, campo/campo de fútbol, aire/aire acondicionado
zanahorria/zanahoria, pimineto/pimiento, berenjna/berenjena, calabacn/calabacín, espinakas/espinacas
alcachfa/alcachofa, mermelda/mermelada, rotuladro/rotulador, mochla/mochila, estuchhe/estuche
perito caliente/perrito caliente, montana rusa/montaña rusa
""")

WRONG = pairs("""
ano/año, caso/casa, puerta/puerto, caballo/cabello, pero/perro, rato/rata, plata/plato, mono/moño, barca/barco
manzano/manzana, sillon/sillín, sillín/sillón, foca/foco, hola/ola, actriz/actor, reina/rey, lobo/globo
pimienta/pimiento, mango/manga, gallina/gallo, xyz/pizza, sol/col, gato/pato, león/tigre, coche/noche
camello/caballo, bota/bote, queso/beso, pozo/gozo, luna/lunes, martes/marte, carpeta/corbata, cuchillo/cuchara
1492/1942, cana/caña, de/máquina de coser, máquina de coser/máquina, ratón/melón, pizarra/pizza, casa/hogar
gata/gota, mesa/masa, pera/perra, mano/mono, pino/vino, vino/pino, vaca/baca, boca/vaca, luna/lana, rana/rama
cama/rama, lima/rima, hielo/cielo, cielo/suelo, suelo/sueño, sueño/dueño, leche/noche, coche/leche, plaza/pizza
taza/caza, caza/casa, dedo/dado, lado/dado, lago/lado, gato/dato, plato/gato, pato/plato, mesa/mes, tres/tren
tren/tres, flan/plan, pan/pez, sal/sol, mar/mal, pie/piel, ojo/hoja, oreja/oveja, abeja/oveja, oveja/abeja
ballena/botella, botella/botón, ratón/razón, corazón/razón, camión/camisa, camisa/camino, canción/cancha
pelota/peluca, peluca/película, puente/fuente, fuente/puente, diente/fuente, carta/cartel, cartel/carta
papel/pastel, hotel/pastel, árbol/arco, torre/toro, perro/burro, burro/barro, barro/carro, carro/perro
tierra/sierra, guerra/tierra, guitarra/cigarra, rey/ley, reina/rueda, anillo/ladrillo, ladrillo/anillo
cuchillo/bolsillo, cuchara/cuchillo, tenedor/comedor, jugador/pescador, verano/invierno, agua/vino, 12/21
???/pizza, zzzzz/plátano, sal/sala de estar, de/cepillo de dientes, té/tea, piña/caña, uña/uva, niña bonita/gata
perro de agua/gato, pizzería/restaurante, llave/nave, nave/llave, nieve/nueve, nueve/nieve, clavo/llave
pico/pino, rico/pico, lobo/bobo, bobo/lobo, foca/boca, beso/peso, peso/beso, queso/hueso, hueso/queso
mosca/rosca, rosca/mosca, moda/boda, boda/moda, bolsa/bola, bola/bolsa, ropa/rosa, rosa/ropa, vela/tela
tela/vela, pera/cera, cera/pera, mapa/capa, capa/mapa, lupa/lapa, cubo/tubo, tubo/cubo, nido/nudo, nudo/nido
""")

# clue/secret
LEGAL = pairs("""
007/espía, SMS/teléfono, Riiiiing/teléfono, $/dinero, !/peligro, Mickey/ratón, O'Brien/cerveza
rock'n'roll/guitarra, ano/año, mono/moño, caso/casa, puerta/puerto, reina/rey, actriz/actor, gallina/gallo
sol/girasol, mar/marinero, pan/panadero, luz/lámpara, pie/piedra, universidad/universo, alto/jirafa, 🍕/pizza
¡olé!/toro, amarillo/plátano, libra/libro, lunes/luna, tiza/taza, ola/hola, de/máquina de coser, año/cumpleaños
uva/lluvia, redondo/pelota, amarillo/sol, mono/plátano, fruta/manzana, roja/manzana, médico/hospital
blanca/nieve, frío/nieve, rápido/coche, ruedas/coche, alas/pájaro, plumas/pájaro, ladra/perro, fiel/perro
bigotes/gato, leche/vaca, granja/vaca, lana/oveja, salta/canguro, desierto/camello, joroba/camello
trompa/elefante, melena/león, ruge/león, rayas/cebra, miel/abeja, telaraña/mosca, ocho/araña, lenta/tortuga
concha/tortuga, olas/mar, salado/mar, arena/playa, calor/playa, tienda/campamento, llave/candado, puerta/llave
cristal/ventana, vistas/ventana, página/libro, tinta/pluma, cuerdas/guitarra, seis/guitarra, ruidoso/tambor
gol/fútbol, césped/fútbol, red/tenis, raqueta/tenis, guantes/boxeo, corona/rey, trono/rey, castillo/princesa
espada/caballero, magia/mago, sombrero/mago, fuego/dragón, oscura/noche, estrellas/cielo, azul/cielo
mojada/lluvia, nubes/lluvia, viento/tormenta, trueno/tormenta, cama/dormir, sueños/dormir, pan/bocadillo
comida/bocadillo, caliente/sopa, cuchara/sopa, queso/ratón, trampa/ratón, pedal/bicicleta, raíles/tren
tarde/tren, piloto/avión, capitán/barco, ancla/barco, corbata/oficina, jefe/oficina, tiza/colegio
examen/colegio, blanco/boda, anillos/boda, tarta/cumpleaños, velas/cumpleaños, verde/lechuga, ensalada/lechuga
llorar/cebolla, capas/cebolla, agrio/limón, ácido/limón, bote/mermelada, tostada/mermelada, copa/vino
tinto/vino, espuma/cerveza, bar/cerveza, siesta/sofá, cojín/sofá, espejo/baño, ducha/baño, sartén/cocina
ajedrez/rey, torre/ajedrez, dado/parchís, ficha/dominó, baraja/naipe, as/naipe, foto/cámara, pila/linterna
hoy/ayer, siete/semana, doce/año, norte/brújula, mapa/tesoro, isla/tesoro, loro/pirata, parche/pirata
tela/disfraz, máscara/carnaval, confeti/carnaval
""")

ILLEGAL = pairs("""
niños/niño, peces/pez, lapices/lápiz, jugando/jugar, CAFÉ/café, gata/gato, abuelas/abuelo, luces/luz
hot-dog/hot dog, pelota/bola de pelota, máquina/máquina de coser, maquinas/máquina de coser
caliente/perrito caliente, perritos/perrito caliente, corriendo/correr, ¡pizza!/pizza, pízza/pizza
el-perro/perro, rompecabezas/cabeza, cabeza/rompecabezas, marte/martes, secadora/secador, paraguas/agua
agua/paraguas, cumpleaños/años, saltamontes/monte, lavaplatos/plato, sacacorchos/corcho, arcoíris/iris
mariposas/mariposa, futbolista/fútbol, televisiones/televisión, manzanas/manzana, leones/león, ratones/ratón
camiones/camión, jardines/jardín, árboles/árbol, relojes/reloj, reyes/rey, voces/voz, nueces/nuez, raíces/raíz
lápices/lápiz, flores/flor, meses/mes, panes/pan, papeles/papel, hoteles/hotel, bailando/bailar, cantaba/cantar
volando/volar, vuela/volar, duermo/dormir, escrito/escribir, leyendo/leer, comido/comer, hermana/hermano
tía/tío, hija/hijo, prima/primo, novia/novio, cocinera/cocinero, enfermera/enfermero, profesora/profesor
rojas/rojo, bonitas/bonito, altas/alto, cafés/café, sofás/sofá, menús/menú, bambúes/bambú, jabalíes/jabalí
Navidades/Navidad, futbol/fútbol, video/vídeo, quiosco/kiosco, yogurt/yogur, sicólogo/psicólogo, güisqui/whisky
shampoo/champú, girasol/girasoles, parasol/parasoles, paraguas/lluvia y paraguas, sacapuntas/punta
abrelatas/lata, lavavajillas/vajilla, rascacielos/cielo, guardabosques/bosque, portaaviones/avión
limpiaparabrisas/parabrisas, rompehielos/hielo, pasatiempo/tiempo, portafotos/foto, tocadiscos/disco
parachoques/choque, salvavidas/vida, quitanieves/nieve, pintalabios/labio, pisapapeles/papel, cortacésped/césped
aguanieve/nieve, bocacalle/calle, telaraña/araña, telarañas/tela, balonmano/mano, baloncesto/cesto
baloncesto/balón, hierbabuena/hierba, madreselva/madre, medianoche/noche, Nochebuena/noche, tiovivo/vivo
ferrocarril/carril, autopista/pista, motocicleta/moto, bicicletas/bicicleta, televisor/televisores
supermercado/mercado, microondas/onda, teléfonos/teléfono, telescopios/telescopio, submarinos/marino
sobremesa/mesa, contraseña/seña, antifaces/antifaz, caliente/perro caliente, frito/huevo frito
huevos/huevo frito, gafas/gafas de sol, traje/traje de baño, cepillos/cepillo de dientes, campo/campo de fútbol
¡gol!/gol, *pizza*/pizza, p.i.z.z.a/pizza, tijeras/tijera, gafas/gafa, pantalones/pantalón, vaqueros/vaquero
zapatos/zapato rojo, sillas/silla, mesas/mesa redonda, cebras/cebra, jirafas/jirafa, ballenas/ballena azul
delfines/delfín, pingüinos/pinguino, tiburones/tiburón, elefantes/elefante, cangrejos/cangrejo
mejillones/mejillón, guitarras/guitarra española, tambores/tambor, violines/violín, trompetas/trompeta
""")
