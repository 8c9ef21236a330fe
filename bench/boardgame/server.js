// A boardgame.io server on a free port. It stores matches in memory, its default, where nothing survives a
// crash; or, given a directory, in files, which it writes without waiting for the disk.
// Its parent process asks it over IPC what it has used. Memory is measured after a garbage collection.

const { FlatFile, Server } = require("boardgame.io/server");
const { Toy } = require("./game");

async function main() {
  const db = process.argv[2] ? new FlatFile({ dir: process.argv[2] }) : undefined;
  const server = Server({ games: [Toy], origins: ["http://127.0.0.1"], db });
  const { appServer } = await server.run({ port: 0 });
  process.on("message", () => {
    global.gc();
    const { user, system } = process.cpuUsage();
    process.send({ rss: process.memoryUsage().rss, cpu: (user + system) / 1e6 });
  });
  process.on("disconnect", () => process.exit(0));
  process.send({ port: appServer.address().port });
}

main();
