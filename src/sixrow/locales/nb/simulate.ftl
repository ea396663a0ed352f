### Å gjøre motoren klar, og mange partier på en gang.

engine-compiling = Kompilerer motoren, én gang, omtrent { $seconds } s
engine-compiled = {""} … { $part }
engine-done = {""} … ferdig
engine-ready = Motoren er klar: { $folder }
engine-not-kept = Kompilert kode kan ikke lagres på denne maskinen, så hver start kompilerer på nytt, omtrent { $seconds } s. SIXROW_CACHE angir en mappe som det kan skrives i.
engine-kept-elsewhere = Kompilert kode kan ikke lagres i { $chosen }; den lagres i { $folder }.

simulated-playing = Spiller partier
simulated-interrupted = Avbrutt: Dette er det som er spilt så langt.
simulated-head = { $games } partier { $setup } på { $seconds } s ({ $rate } i sekundet)
simulated-place = { $place-count ->
    [1] 1. i tur
    [2] 2. i tur
    [3] 3. i tur
   *[other] { $place }. i tur
}
simulated-filled = Hvor ofte hver rute ble fylt, på hundre partier:
simulated-rolled = Kastet: { $rolled }
simulated-part = { $face }: { $percent } %

## Hva som ble talt, høyst 13 bredt.

mean-share = andel
mean-score = poengsum
mean-rows = rekker
mean-captives = fanger
mean-forfeits = tap
mean-chips = sjetonger
mean-ties = delte seire
mean-turns = turer
mean-passes = stått over
mean-extra-turns = ekstraturer
mean-replaced = byttet ut
mean-removed = fjernet

## Hva disse ordene betyr.

means-columbiz = Et parti i gjennomsnitt, ± halve bredden av 95 %-intervallet. Andel: delen av seieren, ½ til hver av to som står likt. Poengsum: rekker og fanger til sammen. Rekker: poeng for rekker. Fanger: brikker som ble fanget. Tap: turer der ingen brikke kunne plasseres. Delte seire: delen av partiene som flere vant.
means-sequence-dice = Et parti i gjennomsnitt, ± halve bredden av 95 %-intervallet. Andel: delen av seieren. Sjetonger: de som ligger på brettet til slutt. Stått over: kast som ikke tillot noe. Ekstraturer: etter en 2-er eller 12-er. Byttet ut, fjernet: motspillernes sjetonger, det siste med en 10-er.

## Kamper mellom spillere.

ladder-before = { $games } partier var spilt fra før.
ladder-worker-lost = En arbeidsprosess ble avsluttet utenfra: Dette er det som er spilt så langt.
ladder-against = { $one } mot { $others } { $share }
ladder-itself = { $one } mot seg selv { $share }
ladder-head = { $setup }, frø { $seed }: { $games } partier ({ $seconds } s)
ladder-one = den ene
ladder-others = de andre
ladder-games = spill
ladder-wins = den ene vinner
ladder-share = andel for
ladder-rating = rating
ladder-equals = (jevnbyrdige ville vunnet { $share })

## Valg sammenlignet ved å spille videre fra dem.

rollout-interrupted = Avbrutt: Dette er det som er funnet så langt.
rollout-head = { $games } partier hver, andeler av seieren; { $name } velger
rollout-loss = tap
rollout-play-on = spille videre

## Læring.

learn-resumed = Fortsetter etter { $games } partier.
learn-begun = Spiller og lærer; første gang tar kompileringen et minutt eller to.
learn-done = Nettverket ligger i { $file }.
learn-progress = { $played }/{ $games } partier  { $samples } prøver  avvik { $loss }
learn-against = mot { $name } { $share }

## sixrow dataset.

dataset-progress = { $done } av { $games } partier, omtrent { $seconds } s igjen
dataset-done = { $games } partier i { $files } filer: { $folder }
