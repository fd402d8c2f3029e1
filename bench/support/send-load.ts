import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerLength, percentile } from './answers.ts';
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
const result: LoadResult = {
  acknowledged,
  refused,
  perSecond: acknowledged / seconds,
  p50Ms: percentile(latenciesMs, 0.5),
  p99Ms: percentile(latenciesMs, 0.99),
};
process.stdout.write(JSON.stringify(result));
