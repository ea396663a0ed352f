// Plays many tables of the reference server at once and prints one line of JSON about it.
//
//   node load.js --port 8000 --pid 4711 --tables 200 --seconds 10 [--warm 2] [--pace 1000] [--kill]
//
// A decision is counted when its sender sees the new state; its latency lasts until the other player
// sees it. The processor time is the server's (user and system), read from /proc. With --kill the
// server gets SIGKILL at the end, and the report says what each match had acknowledged.

const fs = require('fs');
const { io } = require('socket.io-client');
const { parseArgs } = require('util');
const { game, anyMove } = require('./game.js');

const number = { type: 'string' };
const { values } = parseArgs({
  options: {
    port: number, pid: number, tables: number, seconds: number, warm: number, pace: number,
    kill: { type: 'boolean' },
  },
});
const PORT = Number(values.port);
const PID = Number(values.pid);
const PACE = Number(values.pace ?? 0);
const TICKS = 100; // of the processor clock in a second, on Linux

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function cpuSeconds() {
  const stat = fs.readFileSync(`/proc/${PID}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function post(path, body) {
  const answer = await fetch(`http://localhost:${PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const counted = { decisions: 0, latencies: [], on: false };

class Table {
  constructor() {
    this.sockets = [0, 1].map((seat) => {
      const socket = io(`http://localhost:${PORT}/${game.name}`, {
        transports: ['websocket'], forceNew: true, reconnectionDelay: 100, reconnectionDelayMax: 200,
      });
      socket.on('update', (match, state) => this.seen(seat, match, state));
      socket.on('sync', (match, info) => this.synced(seat, match, info.state));
      return socket;
    });
    this.stopped = false;
    this.acknowledged = 0;
    this.phase = Math.random() * PACE;
  }

  async connected() {
    await Promise.all(this.sockets.map((socket) =>
      socket.connected ? null : new Promise((done) => socket.once('connect', done))));
  }

  // On a busy machine a request may fail; then another match is begun.
  async begin() {
    for (let tries = 20; !this.stopped; tries -= 1) {
      try {
        return await this.beginAnother();
      } catch (fault) {
        if (tries === 0 && !this.stopped) throw fault;
        await sleep(50);
      }
    }
  }

  async beginAnother() {
    const { matchID } = await post(`/games/${game.name}/create`, { numPlayers: 2 });
    this.match = matchID;
    this.acknowledged = 0;
    this.credentials = [];
    for (const seat of [0, 1]) {
      const joined = await post(`/games/${game.name}/${matchID}/join`, {
        playerID: String(seat), playerName: `p${seat}`,
      });
      this.credentials.push(joined.playerCredentials);
    }
    this.waiting = 2;
    this.sync();
  }

  sync() {
    this.sockets.forEach((socket, seat) =>
      socket.emit('sync', this.match, String(seat), this.credentials[seat], 2));
  }

  synced(seat, match, state) {
    if (match !== this.match || this.stopped) return;
    if (--this.waiting === 0) this.later(() => this.move(state));
  }

  // At the table's next moment, of which there is one every pace: they do not move if an answer is
  // late, or tables that had to wait for the same thing once would act all at once ever after.
  later(task) {
    if (PACE > 0) setTimeout(task, PACE - ((performance.now() - this.phase) % PACE)); else task();
  }

  move(state) {
    if (this.stopped) return;
    const seat = state.ctx.currentPlayer;
    const [type, ...args] = anyMove(state.G);
    const credentials = this.credentials[seat];
    const payload = { type, args, playerID: seat, credentials };
    this.sent = { id: state._stateID, seat: Number(seat), at: performance.now(), seen: 0 };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, seat);
  }

  // Ending a turn makes two states in one step, so a decision is over with any later state.
  seen(seat, match, state) {
    const sent = this.sent;
    if (match !== this.match || !sent || state._stateID <= sent.id) return;
    sent.seen += 1;
    if (seat === sent.seat) {
      this.acknowledged = state._stateID;
      if (counted.on) counted.decisions += 1;
    } else if (counted.on) {
      counted.latencies.push(performance.now() - sent.at);
    }
    if (sent.seen < 2) return;
    this.later(() => this.move(state));
  }
}

const percentile = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))];

// Kills the server in the middle of everything; what each match had acknowledged by then.
function kill(tables) {
  for (const table of tables) table.stopped = true;
  process.kill(PID, 'SIGKILL');
  return { acknowledged: Object.fromEntries(tables.map((table) => [table.match, table.acknowledged])) };
}

async function main() {
  const tables = Array.from({ length: Number(values.tables) }, () => new Table());
  for (const table of tables) {
    await table.connected();
    await table.begin();
  }
  await sleep(1000 * Number(values.warm ?? 2));
  const began = performance.now();
  const cpu = cpuSeconds();
  counted.on = true;
  await sleep(1000 * Number(values.seconds));
  counted.on = false;
  const used = cpuSeconds() - cpu;
  const seconds = (performance.now() - began) / 1000;
  const sorted = counted.latencies.sort((a, b) => a - b);
  const report = {
    decisions: counted.decisions, seconds, cpu: used,
    p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99),
  };
  if (values.kill) Object.assign(report, kill(tables));
  console.log(JSON.stringify(report));
  process.exit(0);
}

main();
