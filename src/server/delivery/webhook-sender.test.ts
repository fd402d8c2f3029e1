import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createNetServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answers, isSigned, startCrmStandIn } from '../../../stand-ins/crm.ts';
import { createWebhookSender, SEND_LIMIT_MS } from './webhook-sender.ts';

const at = Date.UTC(2026, 10, 21, 12, 0, 0, 700);
const SECRET = `whsec_${Buffer.from('a key of some bytes').toString('base64')}`;
const open = { secret: null, allowPrivate: true };
const closed = { secret: null, allowPrivate: false };
const message = (url: string) => ({ id: 'd-1', url, body: '{"firstName":"Zoë"}', at });

/** Gives the address of a server that is gone when the test ends. */
async function listenUntilTheEnd(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  return `http://127.0.0.1:${address.port}/hook`;
}

test('a webhook carries its id, time and signature over the exact bytes', async () => {
  const crm = await startCrmStandIn();
  const send = createWebhookSender({ ...open, secret: SECRET });
  expect(await send(message(`${crm.url}?list=7`))).toEqual({ status: 200, retryAfter: null, error: null });
  const [request] = crm.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/hook?list=7', body: '{"firstName":"Zoë"}' });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Foyer',
    'webhook-id': 'd-1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
  });
  expect(request && isSigned(request, SECRET)).toBe(true);
  expect(request && isSigned({ ...request, body: '{}' }, SECRET)).toBe(false);
});

test('an attempt may take ten seconds', () => {
  expect(SEND_LIMIT_MS).toBe(10_000);
});

test('without a secret nothing is signed', async () => {
  const crm = await startCrmStandIn();
  await createWebhookSender(open)(message(crm.url));
  expect(crm.requests[0]?.headers).not.toHaveProperty('webhook-signature');
});

test('the signature is the one that Standard Webhooks gives as its example', async () => {
  const crm = await startCrmStandIn();
  const send = createWebhookSender({ ...open, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });
  const body = '{"test": 2432232314}';
  await send({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', url: crm.url, body, at: 1_614_265_330_000 });
  expect(crm.requests[0]?.headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each([201, 204, 299])('%i is a success', async (status) => {
  const crm = await startCrmStandIn(answers(status));
  expect(await createWebhookSender(open)(message(crm.url))).toMatchObject({ status, error: null });
});

test('a refusal is told by its status, and the beginning of what the receiver said stands apart', async () => {
  const crm = await startCrmStandIn(answers(429, { 'retry-after': '30' }));
  expect(await createWebhookSender(open)(message(crm.url))).toEqual({
    status: 429,
    retryAfter: '30',
    error: 'Answered 429',
    answer: '{"said":"by the stand-in"}',
    concerns: 'destination',
  });
});

test('no more than two thousand characters of an answer are kept, however long it is', async () => {
  const crm = await startCrmStandIn({ ...answers(500), body: `dana@example.com ${'é\0'.repeat(50_000)}` });
  const { answer } = await createWebhookSender(open)(message(crm.url));
  expect(answer).toMatch(/^dana@example\.com é+$/);
  expect(answer).toHaveLength(2000);
});

test('a redirect is a failure and is not followed', async () => {
  const elsewhere = await startCrmStandIn();
  const crm = await startCrmStandIn(answers(307, { location: elsewhere.url }));
  const result = await createWebhookSender(open)(message(crm.url));
  expect(result).toMatchObject({ status: 307, answer: `Location: ${elsewhere.url}` });
  expect(result.error).not.toContain(elsewhere.url);
  expect(elsewhere.requests).toEqual([]);
});

test('silence ends at the limit, a dropped connection at once, a body without end is let go', async () => {
  const crm = await startCrmStandIn({ kind: 'hang' });
  const send = createWebhookSender({ ...open, limitMs: 60 });
  expect(await send(message(crm.url))).toMatchObject({ status: null, error: 'No answer within 0.06 seconds' });
  crm.behave({ kind: 'drop' });
  expect(await createWebhookSender(open)(message(crm.url))).toMatchObject({
    status: null,
    error: 'The connection was cut off (ECONNRESET)',
  });
  crm.behave({ kind: 'endless-body' });
  // Long enough for a busy machine to get the status.
  const patient = createWebhookSender({ ...open, limitMs: 1500 });
  expect(await patient(message(crm.url))).toMatchObject({ status: 200, error: null });
});

test('of a body without end only the beginning is read, and its connection is closed at once', async () => {
  const ended = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.on('close', ended.resolve).writeHead(200);
    const goOn = () => {
      while (!response.destroyed && response.write('more and more, '.repeat(1000)));
      response.once('drain', goOn);
    };
    goOn();
  });
  const url = await listenUntilTheEnd(server);
  // So late a limit that the attempt ends by itself, or the test with it.
  expect(await createWebhookSender({ ...open, limitMs: 3_600_000 })(message(url))).toMatchObject({ error: null });
  await ended.promise;
});

test('a receiver that changes the protocol instead of answering has not answered', async () => {
  const server = createNetServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      );
  });
  const url = await listenUntilTheEnd(server);
  expect(await createWebhookSender(open)(message(url))).toEqual({
    status: null,
    retryAfter: null,
    error: 'The connection was closed without an answer',
  });
});

test('nobody at the address, or no such name, is said in words', async () => {
  expect((await createWebhookSender(open)(message('http://127.0.0.1:1/'))).error).toContain('ECONNREFUSED');
  const send = createWebhookSender({
    ...closed,
    resolve: (name, callback) => callback(new Error(`getaddrinfo ENOTFOUND ${name}`), []),
  });
  expect((await send(message('https://no.example/'))).error).toBe('getaddrinfo ENOTFOUND no.example');
});

test.each([
  'http://127.0.0.1:4300/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
])('%s is refused for its address', async (url) => {
  const { status, error } = await createWebhookSender(closed)(message(url));
  expect([status, error]).toEqual([null, expect.stringContaining('ALLOW_PRIVATE_WEBHOOKS')]);
});

test('a name that leads to a private address is refused, the real localhost too', async () => {
  const crm = await startCrmStandIn();
  const { port } = new URL(crm.url);
  const local = await createWebhookSender(closed)(message(`http://localhost:${port}/`));
  expect(local.error).toContain('localhost is a private address');
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1']) {
    const family = address.includes(':') ? 6 : 4;
    const send = createWebhookSender({
      ...closed,
      resolve: (_name, callback) => callback(null, [{ address, family }]),
    });
    expect((await send(message(`http://crm.example:${port}/`))).error).toContain(address);
  }
  expect(crm.requests).toEqual([]);
});

test('a name is looked up once, by the connection itself, so that no second answer can slip in between', async () => {
  const crm = await startCrmStandIn();
  const seen: string[] = [];
  const send = createWebhookSender({
    ...closed,
    resolve(name, callback) {
      seen.push(name);
      callback(null, [{ address: seen.length === 1 ? '127.0.0.1' : '1.1.1.1', family: 4 }]);
    },
  });
  expect((await send(message(crm.url.replace('127.0.0.1', 'rebound.example')))).error).toContain('private');
  expect([seen, crm.requests]).toEqual([['rebound.example'], []]);
});
