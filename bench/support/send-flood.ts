import { connect, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { answerLength, percentile } from './answers.ts';
import type { FloodResult, FloodTask } from './flood.ts';

/** The sending half of flood.ts: as plain as send-load.ts, and for the same reason. */
const task: FloodTask = JSON.parse(await text(process.stdin));
const { hostname, port, pathname } = new URL(task.url);
const requests = task.bodies.map((body, index) => {
  const client = index % task.clients;
  return Buffer.from(
    `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n` +
      `x-forwarded-for: 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
});

const TICK_MS = 2;
/** For the answers to the last ones. */
const LAST_MS = 12_000;

/** From the beginning of a connection until the server's machine has taken it, which is before the server itself has. */
const connectedMs: number[] = [];
const acknowledgedMs: number[] = [];
const refusedMs: number[] = [];
let failed = 0;
let unsent = 0;
let sent = 0;
const free: (() => void)[] = [];
const open = new Set<Socket>();

/** A connection that sends the next request whenever it is asked to. */
function addConnection(): void {
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let received = '';
  let sentAt: number | null = null;
  open.add(socket);
  function send(): void {
    const request = requests[sent % requests.length];
    sent += 1;
    sentAt = performance.now();
    if (request) socket.write(request);
  }
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    const length = answerLength(received);
    if (length === null || sentAt === null) return;
    const tookMs = performance.now() - sentAt;
    if (received.startsWith('HTTP/1.1 2')) acknowledgedMs.push(tookMs);
    else if (/^HTTP\/1\.1 503 [^]*\r\nretry-after: \d/i.test(received.slice(0, length))) refusedMs.push(tookMs);
    else failed += 1;
    received = received.slice(length);
    sentAt = null;
    free.push(send);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    open.delete(socket);
    if (sentAt !== null) failed += 1;
    const at = free.indexOf(send);
    if (at >= 0) free.splice(at, 1);
  });
  const connecting = performance.now();
  socket.on('connect', () => connectedMs.push(performance.now() - connecting));
  send();
}

// Of this sender: what it is late itself is none of the server's.
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
const started = performance.now();
let due = 0;
for (let passed = 0; passed < task.seconds * 1000; passed = performance.now() - started) {
  const until = Math.floor((passed * task.perSecond) / 1000);
  for (; due < until; due += 1) {
    const send = free.pop();
    if (send) send();
    else if (open.size < task.connections) addConnection();
    else unsent += 1;
  }
  await delay(TICK_MS);
}
const seconds = (performance.now() - started) / 1000;
// What is acknowledged after the end was taken before it.
const inTime = acknowledgedMs.length;
for (let waited = 0; free.length < open.size && waited < LAST_MS; waited += TICK_MS) await delay(TICK_MS);
for (const socket of open) socket.destroy();

const result: FloodResult = {
  sentPerSecond: sent / seconds,
  unsent,
  acknowledged: acknowledgedMs.length,
  acknowledgedPerSecond: inTime / seconds,
  acknowledgedP99Ms: percentile(acknowledgedMs, 0.99),
  refused: refusedMs.length,
  refusedP50Ms: percentile(refusedMs, 0.5),
  refusedP99Ms: percentile(refusedMs, 0.99),
  failed,
  connections: connectedMs.length,
  connectedP99Ms: percentile(connectedMs, 0.99),
  senderLateP99Ms: delays.percentile(99) / 1e6,
};
process.stdout.write(JSON.stringify(result));
