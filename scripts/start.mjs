// `npm start`: installs, builds and serves; what has not changed since the last start is not done again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, projectEnv, root } from './installed.mjs';

const PARENT_CHECK_MS = 250;

install();
build();

// Node would let its nursery for new objects grow past 100 MB under load; a site this size needs a fraction of that.
const server = spawn(join(root, 'node_modules', '.bin', 'node'), ['--max-semi-space-size=4', 'src/server/main.ts'], {
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
