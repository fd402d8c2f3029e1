// `npm start`: installs, builds and serves; what has not changed since the last start is not done again.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { build, install } from './installed.mjs';
import { projectEnv, root } from './project.mjs';
import { supervise } from './supervise.mjs';

const PARENT_CHECK_MS = 250;

install();
build();

// The first start may run on an older Node, which warns of imported JSON.
const serverFlags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'));
// Left alone, Node lets its nursery and its heap grow past 200 MB under load before it looks for what is no longer used, and its
// middle compiler holds another 20 MB; a site this size needs neither (npm run bench -- leads).
const node = realpathSync(join(root, 'node_modules', '.bin', 'node'));
function startServer() {
  // By its real name, which tells `npm run build` that a server runs from there.
  const main = realpathSync(join(root, 'build', 'server', 'main.js'));
  return spawn(node, [...serverFlags, main], { cwd: root, stdio: 'inherit', env: projectEnv });
}
const server = supervise(startServer, { exit: process.exit, say: (words) => process.stderr.write(words) });

process.on('SIGTERM', () => server.stop('SIGTERM'));
// A terminal's Ctrl-C reaches the server by itself; a second copy would cut its graceful stop short.
process.on('SIGINT', () => server.stop('SIGINT', process.stdin.isTTY));
// npm passes a signal to the shell it runs this in, and the shell keeps it to itself; so when npm is gone, the server stops too.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.stop('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
