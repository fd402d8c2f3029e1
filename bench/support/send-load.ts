import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LoadResult, LoadTask } from './load.ts';

/**
 * The sending half of load.ts. A plain HTTP/1.1 client on purpose: sender and server share two cores, and what a general client
 * spends on each request would be measured as the server's. Every answer is read to its end; in-flight requests are waited for.
 */
const task: LoadTask = JSON.parse(await text(process.stdin));
const { hostname, port, pathname } = new URL(task.url);
const headers = { host: `${hostname}:${port}`, 'content-type': 'application/json', ...task.headers };
const requestHead = Object.entries(headers).reduce(
  (lines, [name, value]) => `${lines}${name}: ${value}\r\n`,
  `POST ${pathname} HTTP/1.1\r\n`,
);
const requests = task.bodies.map((body) =>
  Buffer.from(`${requestHead}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
);

const latenciesMs: number[] = [];
let acknowledged = 0;
let refused = 0;
let next = 0;
const started = performance.now();
const end = started + task.seconds * 1000;

/** Length of one whole answer at the start of the text, or null while it is incomplete. */
function answerLength(received: string): number | null {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2));
  const whole = head + 4 + Number(length?.[1] ?? 0);
  return received.length >= whole ? whole : null;
}

function runConnection(): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received = '';
    let sentAt = 0;
    function send(): void {
      if (performance.now() >= end) {
        socket.end();
        return;
      }
      const request = requests[next % requests.length];
      next += 1;
      sentAt = performance.now();
      if (request) socket.write(request);
    }
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const length = answerLength(received);
      if (length === null) return;
      latenciesMs.push(performance.now() - sentAt);
      if (received.startsWith('HTTP/1.1 2')) acknowledged += 1;
      else refused += 1;
      received = received.slice(length);
      send();
    });
    socket.on('error', () => (refused += 1));
    socket.on('close', () => resolve());
  });
}

await Promise.all(Array.from({ length: task.connections }, runConnection));
const seconds = (performance.now() - started) / 1000;
const sorted = Float64Array.from(latenciesMs).sort();
const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const result: LoadResult = {
  acknowledged,
  refused,
  perSecond: acknowledged / seconds,
  p50Ms: percentile(0.5),
  p99Ms: percentile(0.99),
};
process.stdout.write(JSON.stringify(result));
