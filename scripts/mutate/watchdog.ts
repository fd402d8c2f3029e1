import { Worker } from 'node:worker_threads';

/** A fault can make a loop that never ends, which no test timeout interrupts. Then this kills the process, and the fault counts as noticed. */
const LONGEST_FILE_MS = 300_000;

const holder: typeof globalThis & { watchdog?: Worker } = globalThis;
if (holder.watchdog === undefined) {
  const kill = `
    const { parentPort } = require('node:worker_threads');
    let last = Date.now();
    parentPort.on('message', () => { last = Date.now(); });
    setInterval(() => { if (Date.now() - last > ${LONGEST_FILE_MS}) process.kill(${process.pid}, 'SIGKILL'); }, 1000);`;
  holder.watchdog = new Worker(kill, { eval: true });
  holder.watchdog.unref();
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Node thread has no origin
holder.watchdog.postMessage('a file begins');
