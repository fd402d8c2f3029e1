// `npm start`: installs, builds and serves; what has not changed since the last start is not done again.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, projectEnv, root } from './installed.mjs';

const PARENT_CHECK_MS = 250;

install();
build();

// The first start may run on an older Node, which warns of imported JSON.
const serverFlags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'));
// Left alone, Node lets its nursery and its heap grow past 200 MB under load before it looks for what is no longer used, and its
// middle compiler holds another 20 MB; a site this size needs neither (npm run bench -- leads).
const server = spawn(join(root, 'node_modules', '.bin', 'node'), [...serverFlags, 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv,
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal's Ctrl-C reaches the server by itself; a second copy would cut its graceful stop short.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
// npm passes a signal to the shell it runs this in, and the shell keeps it to itself; so when npm is gone, the server stops too.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
