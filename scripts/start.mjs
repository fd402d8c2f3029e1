// `npm start`: installs, builds and serves; what has not changed since the last start is not done again.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, standingBuild } from './installed.mjs';
import { projectEnv, root } from './project.mjs';
import { supervise, tellThrough, withSocket } from './supervise.mjs';

const PARENT_CHECK_MS = 250;

install();
const standing = standingBuild();
if (standing === 'unfit') build();

// The first start may run on an older Node, which warns of imported JSON.
const serverProcess = JSON.parse(readFileSync(new URL('server-process.json', import.meta.url), 'utf8'));
// Left alone, Node and the system's allocator let the process grow past 200 MB under load before they look for what is no longer
// used (docs/decisions/0002-writes-go-in-groups.md, npm run bench -- leads). A variable that the operator has set keeps its value.
const node = realpathSync(join(root, 'node_modules', '.bin', 'node'));
function startServer(lent) {
  // By its real path, so that `npm run build` sees which build a server runs from.
  const main = realpathSync(join(root, 'build', 'server', 'main.js'));
  return spawn(node, [...serverProcess.flags, main], {
    cwd: root,
    ...withSocket(lent, { ...serverProcess.env, ...projectEnv }),
  });
}
const say = tellThrough(process.stderr);
const server = supervise(startServer, { exit: process.exit, say });

/** Builds changed content while the site is served as it was; the server then starts again, since prices and hours are part of it. */
function buildBeside() {
  say('The content has changed: the site is served as it was until the new one is built\n');
  const building = spawn(node, [join(root, 'scripts', 'build', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: projectEnv,
  });
  building.once('exit', (code, signal) => {
    if (code === 0) {
      say('The server starts again with the new content\n');
      void server.restart();
    } else if (signal === null)
      say('The changed content is not served. Correct what is named above, then start again or run npm run build\n');
  });
  return building;
}
const building = standing === 'older-content' ? buildBeside() : null;

function stop(signal, isDelivered) {
  if (!isDelivered) building?.kill(signal);
  server.stop(signal, isDelivered);
}
process.on('SIGTERM', () => stop('SIGTERM', false));
// A terminal's Ctrl-C reaches the server by itself; a second copy would cut its graceful stop short.
process.on('SIGINT', () => stop('SIGINT', process.stdin.isTTY));
// npm passes a signal to the shell it runs this in, and the shell keeps it to itself; so when npm is gone, the server stops too.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop('SIGTERM', false);
  }, PARENT_CHECK_MS);
  watch.unref();
}
