// Starts the boardgame.io server, plays many matches on it over socket.io's WebSockets, and prints the
// figures as one line of JSON.
//
//     node drive.js --tables 50 --watchers 0 --seconds 5 --rate 300 --files 0

const { fork } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { parseArgs } = require("node:util");
const { io } = require("socket.io-client");

const WARM = 20; // actions at each table before anything is measured
const numbers = { tables: "50", watchers: "0", seconds: "5", rate: "300", files: "0" };
const mapped = (values, change) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
const options = mapped(numbers, (value) => ({ type: "string", default: value }));
const load = mapped(parseArgs({ options }).values, Number);

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Host {
  // The server process.
  async start() {
    this.files = load.files ? [fs.mkdtempSync(path.join(os.tmpdir(), "boardgame-"))] : [];
    this.child = fork(path.join(__dirname, "server.js"), this.files, {
      execArgv: ["--expose-gc"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.port = (await this.answer()).port;
  }
  answer() {
    return new Promise((resolve, reject) => {
      this.child.once("message", resolve);
      this.child.once("exit", () => reject(new Error("the server ended")));
    });
  }
  async stop() {
    const ended = new Promise((resolve) => this.child.removeAllListeners("exit").once("exit", resolve));
    this.child.kill("SIGKILL");
    await ended;
    for (const directory of this.files) fs.rmSync(directory, { recursive: true, force: true });
  }
  async used() {
    const answer = this.answer();
    this.child.send("used?");
    return answer;
  }
}

class Table {
  // A match with two players, and perhaps some who watch. `act` resolves when the player who acted has the
  // server's new state.
  constructor(port, id, watchers) {
    Object.assign(this, { port, id, watchers, sockets: [], states: [], waiting: null });
  }
  async open() {
    for (const seat of ["0", "1", ...new Array(this.watchers).fill(null)]) await this.join(seat);
  }
  join(seat) {
    return new Promise((resolve, reject) => {
      const socket = io(`http://127.0.0.1:${this.port}/toy`, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
      });
      this.sockets.push(socket);
      socket.on("connect", () => socket.emit("sync", this.id, seat, undefined, 2));
      socket.on("connect_error", reject);
      socket.on("sync", (_, found) => {
        if (seat !== null) this.states[Number(seat)] = found.state;
        resolve();
      });
      socket.on("update", (_, state) => seat !== null && this.hear(Number(seat), state));
    });
  }
  hear(seat, state) {
    this.states[seat] = state;
    const waiting = this.waiting;
    if (waiting && waiting.seat === seat && state._stateID > waiting.after) {
      waiting.acknowledged ||= performance.now();
    }
    // The other player can answer only when they have the state too.
    if (waiting && waiting.acknowledged && this.states[0]._stateID === this.states[1]._stateID) {
      this.waiting = null;
      waiting.resolve(waiting.acknowledged - waiting.began);
    }
  }
  get isOver() {
    return this.states[0].ctx.gameover !== undefined;
  }
  act() {
    const seat = Number(this.states[0].ctx.currentPlayer);
    const { _stateID, G } = this.states[seat];
    const hand = G.hands[seat];
    const card = hand[Math.floor(Math.random() * hand.length)];
    const payload = { type: "play", args: [card], playerID: String(seat) };
    return new Promise((resolve) => {
      this.waiting = { seat, after: _stateID, began: performance.now(), acknowledged: 0, resolve };
      this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, String(seat));
    });
  }
  close() {
    for (const socket of this.sockets) socket.close();
  }
}

class Club {
  // All the tables. A new table replaces one whose game is over.
  constructor(port) {
    Object.assign(this, { port, tables: [], opened: 0 });
  }
  async open(count, watchers) {
    while (this.tables.length < count) this.tables.push(await this.fresh(watchers));
  }
  async fresh(watchers) {
    this.opened += 1;
    const table = new Table(this.port, `t${this.opened}`, watchers);
    await table.open();
    return table;
  }
  async act(place) {
    const latency = await this.tables[place].act();
    if (this.tables[place].isOver) {
      this.tables[place].close();
      this.tables[place] = await this.fresh(this.tables[place].watchers);
    }
    return latency;
  }
  async warm(actions) {
    await Promise.all(
      this.tables.map(async (_, place) => {
        for (let k = 0; k < actions; k += 1) await this.act(place);
      }),
    );
  }
  async playFlatOut(seconds) {
    const latencies = [],
      end = performance.now() + 1000 * seconds;
    await Promise.all(
      this.tables.map(async (_, place) => {
        while (performance.now() < end) latencies.push(await this.act(place));
      }),
    );
    return latencies;
  }
  async playAt(rate, seconds) {
    // Each action is due at its own time, whether or not earlier ones were answered. Busy tables are skipped.
    const latencies = [];
    const running = [];
    const free = this.tables.map((_, place) => place);
    const began = performance.now();
    for (let k = 0; k < rate * seconds; k += 1) {
      const early = began + (1000 * k) / rate - performance.now();
      if (early > 0) await sleep(early);
      while (free.length === 0) await sleep(1);
      const place = free.shift();
      running.push(this.act(place).then((latency) => (latencies.push(latency), free.push(place))));
    }
    await Promise.all(running);
    return latencies;
  }
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

async function measure(host, play) {
  const before = await host.used(),
    began = performance.now();
  const latencies = (await play()).sort((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000,
    after = await host.used();
  return {
    actions_per_second: latencies.length / seconds,
    p50_ms: quantile(latencies, 0.5),
    p99_ms: quantile(latencies, 0.99),
    cpu_seconds_per_1000: (1000 * (after.cpu - before.cpu)) / latencies.length,
  };
}

async function main() {
  const host = new Host();
  await host.start();
  const first = new Club(host.port);
  await first.open(4, load.watchers);
  await first.warm(4 * WARM);
  const empty = await host.used(),
    club = new Club(host.port);
  club.opened = first.opened;
  await club.open(load.tables - 4, load.watchers);
  await club.warm(WARM);
  const full = await host.used();
  const found = {
    tables: load.tables,
    connections: load.tables * (2 + load.watchers),
    kilobytes_per_table: (full.rss - empty.rss) / 1024 / club.tables.length,
    paced: await measure(host, () => club.playAt(load.rate, load.seconds)),
    flat_out: await measure(host, () => club.playFlatOut(load.seconds)),
  };
  await host.stop();
  console.log(JSON.stringify(found));
  process.exit(0);
}

main();
