### Analysen av et parti. Andeler av seieren skrives i prosent: «12,3 %».

## Hodet i en rapport.

analysis-title = { $game }: { $names }
analysis-judge = Analysert av nettverket for { $network }.
analysis-judge-nearest = Analysert av nettverket for { $network }, det nærmeste som finnes: Det er ikke trent med disse tilvalgene.
analysis-bias = Analysen er ikke bedre enn nettverket: Uvanlige trekk kan den bedømme feil. Se bort fra små forskjeller.
analysis-unfinished = Partiet er ikke ferdig: Resultatet er det hver side kan vente seg nå.
analysis-real-dice = Terningene var ekte og ble skrevet inn for hånd.
analysis-unentered = { $turns-count ->
    [one] I én tur ble bare det siste kastet skrevet inn; kastene og valgene før det er verken analysert eller regnet som flaks.
   *[other] I { $turns } turer ble bare det siste kastet skrevet inn; kastene og valgene før det er verken analysert eller regnet som flaks.
}
study-unentered = Kastene før dette ble ikke skrevet inn og er derfor ikke analysert.

## Hvor et resultat kommer fra.

total-result = Resultat
total-start = Ventet ved starten
total-luck = Flaks
total-luck-own = egne kast
total-luck-others = de andres kast
total-skill = Dyktighet
total-skill-own = egne valg
total-skill-others = de andres valg
total-revisions = av dette ny vurdering
total-adjusted = Resultat uten flaks
total-unknown = Kast som mangler

## Hvor godt noen spilte.

play-decisions = Valg
play-unforced = av dem frie
play-lost = Tapt til sammen
play-error-rate = Tapt per valg
play-points = Tapte poeng
play-accuracy = Treffsikkerhet
play-inaccuracies = Unøyaktigheter
play-mistakes = Feil
play-blunders = Tabber

## Feilvalg, ett for ett.

errors-none = Ingen feilvalg: Ikke noe valg ga bort { $least } eller mer.
errors-heading = Feilvalg: valg som ga bort { $least } eller mer
errors-turn = tur
errors-who = hvem
errors-decided = valgte
errors-better = bedre
errors-lost = tapt
errors-points = poeng
errors-points-how = Poeng: poengene i denne turen, for rekker og fanger, sammenlignet med det beste valget. Under 0: poeng gitt bort; over 0: flere poeng nå, men lavere vinnersjanse.
error-inaccuracy = unøyaktighet
error-mistake = feil
error-blunder = tabbe
error-heading = Tur { $turn }: { $name }
error-sentence = { $decided } taper { $lost }; { $better } er bedre.
error-more = Her er de { $shown } verste av { $errors } feilvalg. Tabellen viser alle.

## Kurvene.

graph-share = Vinnersjanse: { $name }
graph-luck = Flaks så langt: { $name }
page-players = Spillerne
page-totals = Hvor resultatet kommer fra
page-share = Vinnersjanser
page-share-how = Vinnersjansen til hver side fra første kast til siste valg. Ringer viser feilvalg.
page-luck = Flaks
page-luck-how = Det terningene i hver tur ga den som kastet: Opp er flaks.
page-luck-first = Den første søylen, før tur 1, er kast om starten: det siden som tjente mest, fikk ut av det.
page-roll-off = Kast om starten
page-boards = Hva som hadde vært bedre
page-board = Brettet før valget til { $name }: { $decided }, bedre { $better }
page-dice = terninger
page-decided = valgte
page-better = bedre
page-made = Laget av Sixrow { $version }, som er uoffisielt og uten tilknytning til spillenes utgivere.

## Analysen som en partifil bærer.

stored-analysis = Partifilen inneholder en analyse. Kommentarene viser hva som var bedre, og hva som gikk tapt.
stored-play = { $name }: treffsikkerhet { $accuracy }; { $lost } tapt på { $unforced-count ->
    [one] ett fritt valg
   *[other] { $unforced } frie valg
}; unøyaktigheter { $inaccuracies }, feil { $mistakes }, tabber { $blunders }.
stored-fortune = { $name }: flaks { $luck }, dyktighet { $skill }, resultat { $result }, uten flaks { $adjusted }.

## Et råd.

hint-shares = Vinnersjanser: { $shares }
hint-share = { $name } { $share }
hint-points = Ventede poeng i resten av turen: { $name } { $points }.
hint-choices = { $decisions-count ->
    [one] Ett valg er lovlig.
   *[other] { $decisions } valg er lovlige; de beste:
}
hint-share-head = vinner
hint-loss-head = tap
hint-points-head = poeng denne turen
hint-odds-columbiz = Sjansen i prosent for å plassere på en rute før turen er slutt:
hint-odds-sequence-dice = Sjansen i prosent for å velge en rute med dette kastet eller det neste:
hint-luck = Det beste kastet gir { $best } ({ $dice }), det verste { $worst } ({ $other }).

## Framdrift.

progress-analysing = Analyserer
