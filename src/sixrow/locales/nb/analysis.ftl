### Analysen av et parti. Andeler av seieren skrives i prosent: «12,3 %».

## Hodet i en rapport.

analysis-title = { $game }: { $names }
analysis-judge = Bedømt av nettverket for { $network }.
analysis-judge-nearest = Bedømt av nettverket for { $network }, det nærmeste som finnes: Det har ikke lært disse tilvalgene.
analysis-bias = Dommeren måler med egne øyne: Et trekk den ikke forstår, regnes som en feil, og et som bare den tror på, regnes som best. Små forskjeller betyr lite.
analysis-unfinished = Partiet er ikke over: Resultatet er det hver side kan vente seg nå.
analysis-real-dice = Terningene var ekte og ble skrevet inn for hånd.
analysis-unentered = { $turns-count ->
    [one] I én tur ble bare det siste kastet skrevet inn: Kastene og valgene før det er verken vurdert eller regnet som flaks.
   *[other] I { $turns } turer ble bare det siste kastet skrevet inn: Kastene og valgene før det er verken vurdert eller regnet som flaks.
}
study-unentered = Kastene før dette ble ikke skrevet inn; de er ikke vurdert.

## Hvor et resultat kommer fra.

total-result = Resultat
total-start = Ventet ved starten
total-luck = Flaks
total-luck-own = egne kast
total-luck-others = de andres kast
total-skill = Dyktighet
total-skill-own = egne valg
total-skill-others = de andres valg
total-revisions = av dette nye vurderinger
total-adjusted = Resultat uten flaks
total-unknown = Kast som mangler

## Hvor godt noen spilte.

play-decisions = Valg
play-unforced = av dem frie
play-lost = Tapt i alt
play-error-rate = Tapt per valg
play-points = Tapte poeng
play-accuracy = Treffsikkerhet
play-inaccuracies = Unøyaktigheter
play-mistakes = Feil
play-blunders = Tabber

## Feilvalg, ett for ett.

errors-none = Ingen feilvalg: Ingen ga bort så mye som { $least } med ett valg.
errors-heading = Feilvalg: valg som ga bort { $least } eller mer
errors-turn = tur
errors-who = hvem
errors-decided = valgte
errors-better = bedre
errors-lost = tapt
errors-points = poeng
errors-points-how = Poeng: de i denne turen, for rekker og fanger, sammenlignet med det bedre valget. Under 0: poeng gitt bort; over 0: flere poeng nå, men mindre av seieren.
error-inaccuracy = unøyaktighet
error-mistake = feil
error-blunder = tabbe
error-heading = Tur { $turn }: { $name }
error-sentence = { $decided } taper { $lost }; { $better } er bedre.
error-more = De { $shown } verste av { $errors } feilvalg er tegnet; tabellen har alle.

## Kurvene.

graph-share = Andel av seieren: { $name }
graph-luck = Flaks så langt: { $name }
page-players = Spillerne
page-totals = Hvor resultatet kommer fra
page-share = Andel av seieren
page-share-how = Det hver side kunne vente seg, fra første kast til siste valg. Ringer markerer feilvalg.
page-luck = Flaks
page-luck-how = Det terningene i hver tur ga den som kastet dem: Opp er flaks.
page-luck-first = Den første søylen, før tur 1, er kastet om starten: det den ga siden som tjente mest på det.
page-roll-off = Kast om starten
page-boards = Hva som hadde vært bedre
page-board = Brettet før valget til { $name }: { $decided }, bedre { $better }
page-dice = terninger
page-decided = valgte
page-better = bedre
page-made = Laget av Sixrow { $version }, som er uoffisielt og uten tilknytning til spillenes utgivere.

## Analysen som et opptak bærer.

stored-analysis = Opptaket bærer en analyse; merkene står blant bemerkningene: hva som var bedre, og hva som gikk tapt.
stored-play = { $name }: treffsikkerhet { $accuracy }; { $lost } tapt på { $unforced-count ->
    [one] ett fritt valg
   *[other] { $unforced } frie valg
}; unøyaktigheter { $inaccuracies }, feil { $mistakes }, tabber { $blunders }.
stored-fortune = { $name }: flaks { $luck }, dyktighet { $skill }, resultat { $result }, uten flaks { $adjusted }.

## Et råd.

hint-shares = Andel av seieren: { $shares }
hint-share = { $name } { $share }
hint-points = Poeng denne turen, fra nå av: { $name } kan vente { $points }.
hint-choices = { $decisions-count ->
    [one] Ett valg er lovlig.
   *[other] { $decisions } valg er lovlige; de beste:
}
hint-share-head = andel
hint-loss-head = tap
hint-points-head = poeng denne turen
hint-odds-columbiz = Sjansen i prosent for å plassere på en rute innen slutten av denne turen:
hint-odds-sequence-dice = Sjansen i prosent for å velge en rute med dette kastet eller det neste:
hint-luck = Det beste kastet gir { $best } ({ $dice }), det verste { $worst } ({ $other }).

## Framdrift.

progress-analysing = Analyserer
