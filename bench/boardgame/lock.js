// Removes what is not a pin from the lock file: funding addresses.

const fs = require('fs');

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
for (const each of Object.values(lock.packages)) delete each.funding;
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
