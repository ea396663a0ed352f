### Å gjøre motoren klar, og mange partier på en gang.

engine-compiling = Kompilerer motoren (bare første gang, omtrent { $seconds } s)
engine-compiled = {""} … { $part }
engine-done = {""} … ferdig
engine-ready = Motoren er klar: { $folder }
engine-not-kept = Kompilert kode kan ikke lagres på denne maskinen, så hver start kompilerer på nytt (omtrent { $seconds } s). Sett SIXROW_CACHE til en mappe det kan skrives i.
engine-kept-elsewhere = Kompilert kode kan ikke lagres i { $chosen }; den lagres i { $folder }.

simulated-playing = Spiller partier
simulated-interrupted = Avbrutt; resultatene så langt:
simulated-head = { $games } partier { $setup } på { $seconds } s ({ $rate } i sekundet)
simulated-place = { $place-count ->
    [1] 1. i tur
    [2] 2. i tur
    [3] 3. i tur
   *[other] { $place }. i tur
}
simulated-filled = Hvor ofte hver rute ble fylt, per hundre partier:
simulated-rolled = Kastet: { $rolled }
simulated-part = { $face }: { $percent } %

## Hva som ble talt, høyst 13 bredt.

mean-share = andel
mean-score = poengsum
mean-rows = rekker
mean-captives = fanger
mean-forfeits = straff
mean-chips = sjetonger
mean-ties = delte seire
mean-turns = turer
mean-passes = stått over
mean-extra-turns = ekstraturer
mean-replaced = byttet ut
mean-removed = fjernet

## Hva disse ordene betyr.

means-columbiz = Gjennomsnitt per parti, ± halve bredden av 95 %-intervallet. Andel: andel av seieren, ½ til hver om to står likt. Poengsum: rekker og fanger til sammen. Rekker: poeng for rekker. Fanger: fangede brikker. Straff: turer der ingen brikke kunne plasseres. Delte seire: andelen partier med flere vinnere.
means-sequence-dice = Gjennomsnitt per parti, ± halve bredden av 95 %-intervallet. Andel: andel av seieren. Sjetonger: de på brettet til slutt. Stått over: kast uten noe trekk. Ekstraturer: etter en 2-er eller 12-er. Byttet ut, fjernet: motspillernes sjetonger, fjernet med en 10-er.

## Kamper mellom spillere.

ladder-before = { $games } partier var spilt fra før.
ladder-worker-lost = En arbeidsprosess ble stoppet; resultatene så langt:
ladder-against = { $one } mot { $others } { $share }
ladder-itself = { $one } mot seg selv { $share }
ladder-head = { $setup }, frø { $seed }: { $games } partier ({ $seconds } s)
ladder-one = den ene
ladder-others = de andre
ladder-games = partier
ladder-wins = den ene vinner
ladder-share = andel per plass
ladder-rating = rating
ladder-equals = (like gode ville vunnet { $share })

## Valg sammenlignet ved å spille videre fra dem.

rollout-interrupted = Avbrutt; resultatene så langt:
rollout-head = { $games } partier hver, vinnersjanser; { $name } velger
rollout-loss = tap
rollout-play-on = spille videre

## Læring.

learn-resumed = Fortsetter etter { $games } partier.
learn-begun = Spiller og lærer. Første gang tar kompileringen et minutt eller to.
learn-done = Nettverket ligger i { $file }.
learn-progress = { $played }/{ $games } partier  { $samples } prøver  avvik { $loss }
learn-against = mot { $name } { $share }

## sixrow dataset.

dataset-progress = { $done } av { $games } partier, omtrent { $seconds } s igjen
dataset-done = { $games } partier i { $files } filer: { $folder }
