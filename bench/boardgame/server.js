// node server.js PORT [FOLDER]: the reference server, in memory or with its FlatFile store.

const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { game } = require('./game.js');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port), callback: () => console.log('ready') });
