# Le programme lui-même : ce que dit le terminal autour d’une partie.

compiling = Compilation des règles pour cette machine ; le prochain démarrage sera rapide.

## Playing

your-choice = Votre choix ?
at-best = jusqu’à { $gain }
secret-move = { $seat } joue un coup que vous ne pouvez pas voir ({ $kind }).
not-a-choice = « { $typed } » ne fait pas partie des choix.
hand-over = Passez le clavier à { $seat }, qui appuie ensuite sur Entrée.
press-enter = Appuyez sur Entrée pour continuer.

command-undo = annuler
command-redo = refaire
command-back = retour
command-help = aide
command-save = enregistrer
command-quit = quitter

help =
    Tapez le numéro qui précède un choix, son mot ou le début de son mot.
    Plusieurs choix de suite forment un chemin : place/V6/90/c3 ou place V6 90 c3.
    Les nombres verts et rouges disent ce qu’un choix change à votre score actuel.

    annuler (undo)               reprendre le dernier coup et la réponse des robots
    refaire (redo)               le rejouer
    retour (back)                un pas en arrière dans ce coup
    enregistrer (save) [FICHIER] enregistrer la partie
    quitter (quit)               quitter ; la partie est enregistrée
nothing-to-undo = Il n’y a aucun coup à reprendre.
undo-refused = Ce coup reste joué : il a révélé quelque chose, ou quelqu’un y a répondu.
nothing-to-redo = Rien n’a été annulé.

## Leaving

no-more-input = Il n’y a plus d’entrée à lire.
saved = Enregistré dans { $file }.
resume-with = Pour reprendre : { $command }
replay-with = Pour la revoir : { $command }
goodbye = Au revoir.

## The end

final-score = Score final
score-so-far = Score actuel
won = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
replay-title = { $game } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
