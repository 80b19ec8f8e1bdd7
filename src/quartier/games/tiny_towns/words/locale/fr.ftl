title = Les Petites Bourgades
scene-name = Les Petites Bourgades, manche { $round }

## Seats: each town belongs to an animal

seat-badger = Blaireau
seat-fox = Renard
seat-hare = Lièvre
seat-mole = Taupe
seat-otter = Loutre
seat-squirrel = Écureuil

## Resources and building types

resource-wood = bois
resource-wheat = blé
resource-brick = brique
resource-glass = verre
resource-stone = pierre
type-blue = bleu
type-red = rouge
type-gray = gris
type-orange = orange
type-green = vert
type-yellow = jaune
type-black = noir

## Scores

score-blue = Maisons de campagne
score-red = Fermes et assimilés
score-gray = Puits et assimilés
score-orange = Chapelles et assimilés
score-green = Tavernes et assimilés
score-yellow = Théâtres et assimilés
score-black = Usines et assimilés
score-monument = Monument
score-empty = Cases vides
score-total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rank-1 = Maître architecte
rank-2 = Urbaniste
rank-3 = Ingénieur
rank-4 = Charpentier
rank-5 = Apprenti bâtisseur
rank-6 = Architecte en herbe

## Phases and prompts

mode-builder = Maître bâtisseur
mode-town_hall = Hôtel de ville
mode-solo = Solo
round = Manche { $round }
named = Annoncé : { $resource }
prompt-keep = Gardez l’un des deux monuments.
prompt-name = Vous êtes le maître bâtisseur : annoncez une ressource.
prompt-take = Prenez l’une des cartes visibles.
prompt-choose = Choisissez une ressource ; personne ne la voit avant que tous aient choisi.
prompt-place = Posez le cube dans votre bourgade : { $resource }.
prompt-build = Construisez, ou dites que vous avez fini.
prompt-full = Votre bourgade est pleine : construisez, ou achevez-la.
prompt-mark = Marquez votre nouveau bâtiment d’une ressource.
prompt-replace = Remplacez un bâtiment, ou laissez-le.
prompt-grow = Posez un bâtiment de votre choix sur une case vide.
prompt-stock = Choisissez les types de bâtiments de votre guet.
prompt-claim = Votre voisin a construit un bâtiment de votre guet : posez-le chez vous, ou renoncez.
prompt-wait = On attend : { $seats }.
prompt-won = { $seat } gagne avec { $points }.
prompt-shared = { $seats } partagent la victoire avec { $points }.
prompt-solo = Votre bourgade est achevée, { $points } : { $rank }.

## What lies on the table

town-of = La bourgade de { $seat }, { $points }
square-name = { $square } : { $content }
square-empty = vide
square-fed = { $content }, nourri
square-marked = { $content }, marque : { $resource }
square-stored = { $content }, en stock : { $resources }
master = maître bâtisseur
complete = achevée à la manche { $round }
done = fini
monument-standing = Monument de { $seat } : { $card }
cavern-left = Caverne : encore { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
watch-left = Sur le guet : { $cards }
open-cards = Cartes visibles
unseen-cards = Cartes pas encore vues : { $cards }
free-round = Choix libre
card-name = { $card }. { $text }

## Cards: buildings

card-cottage = Maison de campagne
card-farm = Ferme
card-granary = Grenier
card-greenhouse = Serre
card-orchard = Verger
card-well = Puits
card-fountain = Fontaine
card-millstone = Meule
card-shed = Cabanon
card-chapel = Chapelle
card-temple = Temple
card-abbey = Abbaye
card-cloister = Cloître
card-tavern = Taverne
card-almshouse = Hospice
card-inn = Auberge
card-feast_hall = Salle de banquet
card-theater = Théâtre
card-bakery = Boulangerie
card-market = Marché
card-tailor = Tailleur
card-factory = Usine
card-warehouse = Entrepôt
card-bank = Banque
card-trading_post = Comptoir commercial

## Cards: monuments

card-architects_guild = Guilde des architectes
card-archive_of_the_second_age = Archives du Second Âge
card-barrett_castle = Château Barrett
card-cathedral_of_caterina = Cathédrale de Caterina
card-fort_ironweed = Fort Ironweed
card-grand_mausoleum_of_the_rodina = Grand mausolée de la Rodina
card-grove_university = Université du Bosquet
card-mandras_palace = Palais Mandras
card-obelisk_of_the_crescent = Obélisque du Croissant
card-opaleyes_watch = Guet d’Œil-d’Opale
card-shrine_of_the_elder_tree = Sanctuaire de l’Arbre ancien
card-silva_forum = Forum Silva
card-the_sky_baths = Les Bains célestes
card-the_starloom = Le Métier aux étoiles
card-statue_of_the_bondmaker = Statue du Faiseur de liens

## What cards are worth: one text a scoring verb

base-and = { $base }, plus { $rest }
table-step = { $number } : { $points }
table-last = { $number }+ : { $points }
verb-flat = { $points }.
verb-if_fed = { $points } si nourri.
verb-feeds_any = Nourrit { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} n’importe où dans la bourgade.
verb-feeds_around = Nourrit tous les bâtiments des 8 cases autour.
verb-feeds_group = Nourrit un groupe de bâtiments contigus, n’importe où dans la bourgade.
verb-feeds_lines = Nourrit tous les bâtiments de sa ligne et de sa colonne.
verb-per_adjacent = { $points } pour chacun de ceux-ci à côté : { $types }.
verb-if_adjacent = { $points } si l’un de ceux-ci est à côté : { $types }.
verb-unless_adjacent = { $points } si aucun de ceux-ci n’est à côté : { $types }.
verb-per_fed_cottage = { $points } pour chaque maison nourrie de la bourgade.
verb-if_adjacent_fed = { $points } à côté d’au moins { $count ->
    [one] { $count } maison nourrie
   *[other] { $count } maisons nourries
}.
verb-per_in_zone-corners = { $points } pour chacun de ce type dans un coin.
verb-per_in_zone-centre = { $points } pour chacun de ce type sur les 4 cases du centre.
verb-by_count = Tous ensemble, selon leur nombre : { $table }.
verb-if_alone_in_lines = { $points } si aucun autre de ce type n’est sur sa ligne ou sa colonne.
verb-more_than_right = { $points } ; { $more } si vous en avez plus que le joueur à votre droite.
verb-per_type_in_lines = { $points } pour chaque autre type de bâtiment sur sa ligne et sa colonne.
verb-per_in_best_line = { $points } pour chacun de ce type sur sa ligne ou sa colonne, au mieux.
verb-per_stored = { $points } pour chaque cube stocké ici.
verb-per_type_in_town = { $points } pour chaque type de bâtiment de la bourgade, hors monuments.
verb-per_type_missing = { $points } pour chaque type de bâtiment absent de la bourgade.
verb-per_type_adjacent = { $points } pour chaque type de bâtiment à côté.
verb-per_in_largest_group = { $points } pour chaque bâtiment de votre plus grand groupe d’un même type.
verb-by_place = Selon le rang d’achèvement de la bourgade : { $table }.
verb-when_built = Selon le nombre de vos bâtiments à sa construction : { $table }.

## What cards do: one text an effect

effect-swap_named = Marqué d’une ressource : quand un autre l’annonce, vous pouvez en poser une autre à la place.
effect-store_named = Quand un autre annonce, vous pouvez stocker le cube ici ({ $count } au plus) ou l’échanger contre un cube stocké.
effect-never_name = Marqué d’une ressource, différente sur chaque banque : vous ne pouvez plus l’annoncer.
effect-stand_in = Remplace n’importe quel cube d’un plan, et reste en place.
effect-any_square = Se pose sur n’importe quelle case vide.
effect-replace = Aussitôt : remplacez jusqu’à { $count ->
    [one] { $count } de vos bâtiments
   *[other] { $count } de vos bâtiments
} par d’autres types.
effect-counts_as_cottages = Nourri d’un seul repas ; compte pour { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}.
effect-free_empty_squares = Vos cases vides ne coûtent rien.
effect-never_master = Vous n’êtes plus jamais maître bâtisseur, sauf si vous êtes seul.
effect-unfed_cottages = Chacune de vos maisons non nourries rapporte { $points }.
effect-free_building = Aussitôt : posez un bâtiment de n’importe quel type sur une case vide.
effect-later_any_square = Vos bâtiments suivants se posent sur n’importe quelle case vide.
effect-watch = Aussitôt : mettez ici { $count ->
    [one] { $count } type de bâtiment
   *[other] { $count } types de bâtiments
}. Quand un voisin en construit un, il peut passer dans votre bourgade.
effect-cube_on_cottage = Quand un autre annonce, vous pouvez poser le cube sur l’une de vos maisons, un par maison.

## The choices of a move, as questions

choose-card = Quelle carte ?
choose-resource = Quelle ressource ?
choose-square = Sur quelle case ?
choose-squares = Avec les cubes de quelles cases ?
choose-warehouse = Quel entrepôt ?
choose-stored = Quel cube stocké ?
choose-replaced = Quel bâtiment s’en va ?
choose-type = Quel bâtiment ?

kind-keep = Garder un monument
kind-name = Annoncer une ressource
kind-choose = Choisir une ressource
kind-place = Poser le cube
kind-store = Stocker le cube
kind-swap = Échanger le cube
kind-cottage = Poser le cube sur une maison
kind-cavern = Dans la caverne
kind-build = Construire
kind-done = Fini
kind-complete = Achever la bourgade
kind-mark = Marquer le bâtiment
kind-replace = Remplacer un bâtiment
kind-enough = Laisser ainsi
kind-grow = Poser un bâtiment
kind-watch = Garnir le guet
kind-claim = Prendre sur le guet
kind-decline = Renoncer

## One sentence a move, for replays

tell-keep = { $seat } garde un monument.
tell-name = { $seat } annonce une ressource : { $resource }.
tell-take = { $seat } prend une carte : { $resource }.
tell-choose = { $seat } choisit une ressource : { $resource }.
tell-place = { $seat } pose un cube en { $square } : { $resource }.
tell-factory = { $seat } se sert de l’usine et pose un autre cube en { $square } : { $resource }.
tell-store = { $seat } stocke le cube en { $square }.
tell-swap = { $seat } échange le cube en { $warehouse } et pose en { $square } : { $resource }.
tell-cottage = { $seat } pose le cube sur la maison en { $square }.
tell-cavern = { $seat } met le cube dans la caverne.
tell-build = { $seat } construit en { $square } : { $card }.
tell-done = { $seat } a fini.
tell-complete = { $seat } achève sa bourgade.
tell-mark = { $seat } marque le bâtiment : { $resource }.
tell-replace = { $seat } remplace le bâtiment en { $square } : { $card }.
tell-enough = { $seat } laisse ses bâtiments ainsi.
tell-grow = { $seat } pose un bâtiment en { $square } : { $card }.
tell-watch = { $seat } garnit le guet : { $cards }.
tell-claim = { $seat } prend sur le guet, en { $square } : { $card }.
tell-decline = { $seat } renonce.
tell-round = La manche { $round } commence.
tell-card = La manche { $round } commence par une carte : { $resource }.
tell-free = La manche { $round } commence : chacun choisit.
tell-over = La dernière bourgade est achevée.
