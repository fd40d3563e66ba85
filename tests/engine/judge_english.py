"""The judge's tables in English: the same word or not, close or wrong guesses, legal and illegal clues."""

from tests.engine.pairs import pairs

SAME = pairs("""
banana/bananas, mouse/mice, run/running, Prince/Princes, the hot dog/hot-dog, hot-dog/HOT  DOG, café/cafe
colour/color, leaf/leaves, knife/knives, wolf/wolves, child/children, man/men, woman/women, foot/feet
tooth/teeth, goose/geese, person/people, swim/swimming, dance/dancing, drive/drove, write/written, sing/sang
buy/bought, eat/ate, go/went, baby/babies, cherry/cherries, potato/potatoes, hero/heroes, box/boxes
brush/brushes, witch/witches, bus/buses, ice cream/ice-cream, ice cream/icecream, ice cream/ICE CREAMS
a pizza/pizza, an apple/Apples, The Moon/moon, T-shirt/t shirt, tshirt/T-shirt, O'Brien/obrien
rock'n'roll/rock’n’roll, rock 'n' roll/rock'n'roll, naïve/naive, grey/gray, theatre/theater, centre/center
organise/organize, pyjamas/pajamas, doughnut/donut, moustache/mustache, tyre/tire, plough/plow, flavour/flavors
neighbour/neighbors, catalogue/catalog, yoghurt/yogurt, jewellery/jewelry, big/bigger, tall/tallest, fly/flies
cactus/cacti, dice/die, mother-in-law/mother in law, hot dogs/hot dog, jalapeño/jalapeno
washing machines/washing machine, scarf/scarves, ox/oxen, traveller/traveler, whisky/whiskey, Riiiiing/riiiiing
ﬁsh/fish, ｆｕｌｌ/full, straße/strasse, dogs'/dog, 007/007, selfie/selfies, smoothies/smoothie, axe/axes, axis/axes
wife/wives, calf/calves, loaf/loaves, postwoman/postwomen, hoverboard/hoverboards, hop/hopped, freeze/frozen
wear/wore, mango/mangoes, crisis/crises, fungus/fungi, deer/deer, photo/photos, monkey/monkeys, happy/happier
realise/realize, mum/mom, aeroplane/airplane, lightbulbs/light bulb, teddy bears/teddy bear
crème brûlée/creme brulee, Pokémon/pokemon, apple/apples, city/cities, lady/ladies, story/stories
tomato/tomatoes, echo/echoes, shelf/shelves, thief/thieves, half/halves, dress/dresses, fox/foxes, peach/peaches
dish/dishes, quiz/quizzes, piano/pianos, sheep/sheep, trousers/the trousers, walk/walked, jump/jumping
stop/stopped, cry/cried, carry/carries, sleep/slept, bring/brought, catch/caught, fly/flew, swim/swam
drink/drank, break/broken, steal/stolen, throw/threw, draw/drew, grow/grew, know/known, ride/rode, hide/hidden
bite/bitten, shake/shaken, speak/spoken, ring/rang, sink/sank, win/won, hold/held, stand/stood, fight/fought
small/smaller, large/largest, funny/funnier, hot/hotter, cold/coldest, fireman/firemen, snowman/snowmen
grandchild/grandchildren, toothbrush/toothbrushes, sunglasses/sun glasses, rain coat/raincoat
a T-shirt/t-shirts, favourite/favorite, centre/centers
bake/baking, baked/baking, sing/singing, sang/singing, wrote/writing, hunt/hunting, wrestle/wrestling, TV/TVs, CD/CDs
""")

DIFFERENT = pairs("""
Prince/Princess, actor/actress, universe/university, Philosophy/Filosofie, import/important, new/news
mean/means, cloth/clothes, saw/see, rose/rise, ground/grind, fell/fall, spoke/speak, felt/feel, dove/dive
bore/bear, park/parking, box/boxing, bowl/bowling, ice/icing, dress/dressing, stock/stocking, build/building
even/evening, wed/wedding, train/training, spell/spelling, king/kin, organ/organize, police/policy
general/generous, night/knight, train/rain, ship/sheep, desert/dessert, chef/chief, cook/cookie, waiter/waitress
host/hostess, hero/heroine, lion/lioness, bus/busy, pen/penny, bat/bath, star/start, plan/planet, plane/planet
car/card, sea/seat, four/for, tour/tor, run/runner, swim/swimmer, bake/baker, paint/painter, teach/teacher
music/musician, art/artist, science/scientist, cat/cot, house/horse, glove/love, pair/pear, flour/flower
sun/son, hair/hare, bear/beer, peach/beach, mouse/moose, glass/grass, custom/customs, good/goods, arm/army
universe/universal, bras/brass, prize/price, lens/lent, hot/dog, hot dog/dog, pepper mill/pepper
butter/butterfly, $/!, $/€, pizza/$, 007/700, story/storey, ring/wring, lay/lie, wing/win, morning/morn
ceiling/ceil, boss/bos, Paris/pari, Texas/Texan, left/leave, paper/pepper, angle/angel, diary/dairy, quite/quiet
hope/hop, cane/can, hotel/hostel, coin/corn, flower/flow, tower/tow, rubber/rub, summer/sum, banner/ban
hammer/ham, history/historian, magic/magician, farm/farmer, snow/snowy, duke/duchess, moth/mother, bred/bread
fat/father, ant/aunt, lamp/lamb, crow/crown, uncle/aunt, trunk/truck, forest/forester, cup/cap, dog/dig, bed/bad
pin/pen, ball/bell, bill/ball, cake/lake, fire/wire, rock/lock, moon/soon, door/floor, wall/well, table/cable
spoon/spool, fork/form, knife/life, plate/place, bottle/battle, window/widow, garden/guardian, school/scholar
nurse/nursery, bank/banker, farm/firm, sail/sailor, act/actor, sing/singer, drive/driver, write/writer
hunt/hunter, king/kingdom, friend/friendship, child/childhood, free/freedom, rain/rainbow, snow/snowflake
fire/firefly, book/booking
singing/singe, cola/colon, opera/opus, ramen/raman, bear/bare
""")

# guess/secret
CLOSE = pairs("""
bananna/banana, spagetti/spaghetti, brocoli/broccoli, giraff/giraffe, elephent/elephant, octopuss/octopus
fihs/fish, restarant/restaurant, umbrela/umbrella, gutiar/guitar, pinapple/pineapple, stawberry/strawberry
chocolat/chocolate, dinosuar/dinosaur, helicoptr/helicopter, libary/library, volcanoe/volcano, pengiun/penguin
kangeroo/kangaroo, ambulence/ambulance, telescop/telescope, lepard/leopard, acordion/accordion, scisors/scissors
piramid/pyramid, cream/ice cream, washing/washing machine, machine/washing machine, machines/washing machine
tower/Eiffel Tower, shirt/T-shirt, mill/pepper mill, choclate cake/chocolate cake, sking/skiing, bannanas/banana
firewrks/fireworks, aple/apple, orenge/orange, tomatoe sauce/tomato sauce, carot/carrot, onoin/onion
cabage/cabbage, letuce/lettuce, cucmber/cucumber, mushrom/mushroom, avocadoe/avocado, cocunut/coconut
vanila/vanilla, cofee/coffee, sandwhich/sandwich, hambuger/hamburger, sausge/sausage, omlet/omelet
pancacke/pancake, rasberry/raspberry, blueberri/blueberry, cherrry/cherry, pinneapple/pineapple
watermellon/watermelon, grapfruit/grapefruit, crocodlie/crocodile, aligator/alligator, hipopotamus/hippopotamus
rhinocerous/rhinoceros, zeebra/zebra, camell/camel, squirel/squirrel, rabit/rabbit, hampster/hamster
jellyfsh/jellyfish, lobstr/lobster, buterfly/butterfly, catterpillar/caterpillar, grashopper/grasshopper
mosqito/mosquito, spidder/spider, ladybrd/ladybird, airplne/airplane, motorcylce/motorcycle, submarin/submarine
spacship/spaceship, paracute/parachute, sissors/scissors, screwdrivr/screwdriver, hamer/hammer
refrigirator/refrigerator, microwve/microwave, dishwaser/dishwasher, vacum cleaner/vacuum cleaner
televison/television, computr/computer, keybord/keyboard, camra/camera, microfone/microphone
hedphones/headphones, speeker/speaker, violn/violin, trumpt/trumpet, saxaphone/saxophone, harmonca/harmonica
tamborine/tambourine, hospitl/hospital, pharmcy/pharmacy, univercity/university, resturant/restaurant
cathedrl/cathedral, libarian/librarian, mountin/mountain, iland/island, desrt island/desert island
glacer/glacier, waterfal/waterfall, rainbo/rainbow, thundr/thunder, lightnin/lightning, hurricaine/hurricane
tornadoe/tornado, eartquake/earthquake, avalanch/avalanche, pumpkn/pumpkin, christmass tree/Christmas tree
Christmas/Christmas tree, birthday/birthday cake, skeletn/skeleton, wizzard/wizard, dragn/dragon
unicron/unicorn, mermiad/mermaid, vampir/vampire, treasre/treasure, pirat/pirate, sauce/tomato sauce
driver/taxi driver, glasses/reading glasses, station/train station, juice/orange juice, basketbal/basketball
skatebord/skateboard, trampolin/trampoline, gorila/gorilla, chimpanze/chimpanzee, flaminggo/flamingo
ostrch/ostrich, hedghog/hedgehog, scorpon/scorpion, chedar/cheddar, mayonaise/mayonnaise, spinnach/spinach
pomegranite/pomegranate, chesnut/chestnut, almnd/almond, walnutt/walnut, hazlnut/hazelnut
marshmalow/marshmallow, lemonad/lemonade
santa clause/Santa Claus, hot tup/hot tub, phone both/phone booth, chat rom/chat room
""")

WRONG = pairs("""
cart/card, seat/sea, bear/pear, beer/bear, ice/ice cream, horse/house, chief/chef, peach/beach, mouse/moose
dog/cat, bat/cat, moon/noon, desert/dessert, flower/flour, plane/planet, princess/prince, actress/actor
university/universe, glove/love, xyz/pizza, pizzzzaaa/pizza, hot/hot dog, washing machine/machine, boat/goat
tiger/lion, 1945/1946, bread/beard, sheep/ship, q/quiz, dgo/dog, trumpet/trombone
violet/violin, marble/maple, camel/caramel, copper/pepper, candle/cradle, bottle/battle, rocket/pocket
potter/butter, apple/pear, house/home, cat/kitten, sea/ocean, car/bus, boat/boot, goat/coat, mouse/house
hat/cat, hand/sand, sand/land, band/bank, tank/thank, think/drink, drink/brink, stone/store, store/story
score/scare, share/shore, short/shirt, skirt/shirt, shirt/skirt, sheet/sheep, sleep/sheep, steep/steel
steel/steal, meat/meet, meal/seal, seal/deal, bell/bill, hill/hall, tall/ball, wall/walk, talk/tale, table/cable
maple/apple, couple/apple, bottle/cattle, kettle/cattle, saddle/paddle, candle/handle, jungle/single
bridge/fridge, finger/singer, winter/winner, dinner/diner, letter/lettuce, hammer/hamster, rabbit/habit
carrot/parrot, parrot/pirate, tiger/timer, paper/pepper, river/driver, cover/lover, tower/towel, towel/tower
shower/flower, power/flower, brown/crown, clown/crown, cloud/crowd, mouth/south, month/mouth, tooth/booth
truth/tooth, queen/green, grain/train, brain/drain, chain/chair, stair/chair, heart/heat, beard/board
bored/board, sword/word, piano/violin, fork/spoon, summer/winter, king/chess, ice/ice skate, up/up and down
12/21, ???/pizza, pizza place/pizza, zzzzzz/banana, teh/tea, an/ant, ox/axe, cup of tea/coffee
apple juice stand/pear, ring/king, sing/king, wing/ring, fish/dish, dish/wish, brush/crush, crush/brush
bus/bush, bush/bus, cup/cap, cap/cup, map/nap, nap/map, bag/bug, bug/bag, pig/wig, wig/pig, net/nut, nut/net
pan/pen, pen/pan, tent/text, text/tent, pink/pine, pine/pink, frog/fog, fog/frog, plum/plug, plug/plum
""")

# clue/secret
LEGAL = pairs("""
007/spy, SMS/phone, Riiiiing/phone, $/money, !/danger, Mickey/mouse, O'Brien/Irish stew, rock'n'roll/guitar
hot/hot dog, 🍕/pizza, tub/hot tub, cheesy/pizza, tall/giraffe, ham/hamburger, cat/caterpillar, car/carpet
sea/seat, pan/pancake, queen/king, prints/prince, actress/actor, university/universe, ice/ice cream, bow/rainbow
2x4/wood, well-known/star, brrr/snow, é/accent, ñ/Spain, 日本/sushi, مرحبا/hello, see/saw, tiger/lion, arm/army
C++/code, ¿/question, round/ball, yellow/banana, monkey/banana, fruit/apple, red/apple, doctor/hospital
white/snow, cold/snow, fast/car, wheels/car, wings/bird, feathers/bird, bark/dog, loyal/dog, whiskers/cat
purr/cat, milk/cow, farm/cow, wool/sheep, jump/kangaroo, desert/camel, hump/camel, trunk/elephant, ears/elephant
mane/lion, roar/lion, stripes/zebra, honey/bee, sting/bee, web/spider, eight/spider, slow/turtle, shell/turtle
waves/sea, salt/sea, sand/beach, sun/beach, tent/camping, key/lock, door/key, glass/window, view/window
page/book, story/book, ink/pen, write/pen, strings/guitar, six/guitar, loud/drum, sticks/drum, goal/football
pitch/football, net/tennis, racket/tennis, ring/boxing, gloves/boxing, crown/king, throne/king, castle/princess
sword/knight, armour/knight, magic/wizard, hat/wizard, fire/dragon, moon/night, dark/night, stars/sky, blue/sky
wet/rain, umbrella/rain, wind/storm, thunder/storm, flash/lightning, bed/sleep, dream/sleep, tired/sleep
bread/sandwich, lunch/sandwich, hot/soup, spoon/soup, cheese/mouse, trap/mouse, wheel/bicycle, pedal/bicycle
rails/train, late/train, airport/plane, pilot/plane, captain/ship, anchor/ship, tie/office, boss/office
chalk/school, bell/school, exam/school, white/wedding, ring/wedding, cake/birthday, age/birthday, leather/shoe
laces/shoe, warm/scarf, winter/scarf, cut/scissors, sharp/knife, butter/knife, soil/garden, roses/garden
petals/rose, thorns/rose, acorn/oak, leaves/oak, ice/penguin, tuxedo/penguin, black/panther, silent/library
shelves/library, popcorn/cinema, screen/cinema, sleigh/Santa, elves/Santa, candle/cake, slice/cake, sticky/glue
""")

ILLEGAL = pairs("""
bananas/banana, mice/mouse, running/run, CAFE/café, colors/colour, hot-dog/hot dog, hotdogs/hot dog
pizza!/pizza, "pizza"/pizza, rain/rainbow, rainbow/rain, burger/hamburger, cheeseburger/burger, butter/butterfly
foot/football, footballer/football, head/headache, cream/ice cream, machine/washing machine
machines/washing machine, Tower/Eiffel Tower, pizzas/pizza, PIZZA/pizza, pízza/pizza, pi-zza/pizza
peppers/pepper mill, snowman/snow, book/bookshop, the-moon/moon, sunflower/flower, grandmother/mother
waterfall/water, strawberry/berry, princess/prince, children/child, $/$, apples/apple, cities/city, babies/baby
knives/knife, wolves/wolf, geese/goose, teeth/tooth, feet/foot, women/woman, swimming/swim, danced/dance
drove/drive, written/write, sang/sing, bought/buy, ate/eat, went/go, slept/sleep, flew/fly, bigger/big
tallest/tall, funnier/funny, theater/theatre, gray/grey, pajamas/pyjamas, donut/doughnut, jewelry/jewellery
ice-cream/ice cream, icecream/ice cream, ICECREAM/ice cream, the-sun/sun, sun-flower/sunflower, sunlight/light
moonlight/moon, bookshelf/book, homework/work, workshop/work, fireplace/fire, firework/fire, snowball/snow
snowflake/snow, raincoat/rain, waterproof/water, underwater/water, watermelon/melon, pineapple/apple
grapefruit/fruit, goldfish/fish, jellyfish/fish, starfish/star, fishing/fish, butterflies/butterfly
housefly/house, lighthouse/house, lighthouse/light, greenhouse/green, blackboard/black, keyboard/board
skateboard/board, surfboard/surf, footballs/football, basketball/basket, handball/ball, snowboard/snow
birthday/birth, holidays/holiday, weekend/week, daylight/light, grandfather/father, stepmother/mother
policeman/police, postcard/post, postcards/card, cardboard/card, toothpaste/tooth, toothbrush/brush
hairbrush/hair, haircut/hair, earring/ring, necklace/neck, handbag/hand, handshake/shake, milkshake/milk
cupcake/cake, pancake/cake, cheesecake/cheese, gingerbread/bread, sandcastle/castle, sandpaper/paper
newspaper/paper, newspapers/news, taxi/taxi driver, driver/taxi driver, train/train station
station/train station, orange/orange juice, washing/washing machine, Christmas/Christmas tree
tree/Christmas tree, cream/creamy, scarves/scarf, shelves/shelf, thieves/thief, halves/half, loaves/loaf
oxen/ox, mice/mouse trap, dice/die, cacti/cactus, photos/photo, heroes/hero, volcanoes/volcano, pianos/piano
radios/radio, running/runs, walked/walk, cooked/cook, painted/paint, sofa-bed/sofa, armchair/chair
wheelchair/wheel, motorbikes/motorbike, windmill/wind, airport/port
bake/baking, wrote/writing, sang/singing
""")
