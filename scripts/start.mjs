// `npm start`: installs, builds and serves; what has not changed since the last start is not done again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, projectEnv, root } from './installed.mjs';

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
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
