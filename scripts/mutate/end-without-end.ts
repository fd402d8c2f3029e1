import { Worker } from 'node:worker_threads';

/** A fault can make a loop without end, which no timeout of a test interrupts: then the process goes, and the fault counts as noticed. */
const LONGEST_FILE_MS = 300_000;

const holder: typeof globalThis & { clock?: Worker } = globalThis;
if (holder.clock === undefined) {
  const kill = `
    const { parentPort } = require('node:worker_threads');
    let last = Date.now();
    parentPort.on('message', () => { last = Date.now(); });
    setInterval(() => { if (Date.now() - last > ${LONGEST_FILE_MS}) process.kill(${process.pid}, 'SIGKILL'); }, 1000);`;
  holder.clock = new Worker(kill, { eval: true });
  holder.clock.unref();
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, which has no origin
holder.clock.postMessage('a file begins');
