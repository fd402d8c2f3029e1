import { expect, test } from 'vitest';
import { openTestApp, testConfig } from '../testing/test-app.ts';
import { formRateLimit } from './rate-limit.ts';

const forwarded = (address: string) => ({ 'x-forwarded-for': address });

async function openForms(settings: Record<string, string>) {
  const { app } = await openTestApp(settings);
  const option = formRateLimit(testConfig(settings));
  for (const url of ['/api/one', '/api/two']) app.post(url, { config: option }, () => ({ ok: true }));
  return async (url: string, remoteAddress = '203.0.113.1', headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, remoteAddress, headers });
}

test('a client that sends one form too often waits, while others and other forms pass', async () => {
  const send = await openForms({ RATE_LIMIT: '2' });
  await send('/api/one');
  expect((await send('/api/one')).statusCode).toBe(200);
  const refused = await send('/api/one');
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'application/problem+json']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('/api/two')).statusCode).toBe(200);
  expect((await send('/api/one', '203.0.113.2')).statusCode).toBe(200);
});

test('RATE_LIMIT=0 lifts the limit', async () => {
  const send = await openForms({ RATE_LIMIT: '0' });
  for (let request = 0; request < 50; request += 1) expect((await send('/api/one')).statusCode).toBe(200);
});

test('clients are told apart by the forwarded address only behind a trusted proxy', async () => {
  const direct = await openForms({ RATE_LIMIT: '1' });
  await direct('/api/one', '203.0.113.1', forwarded('198.51.100.1'));
  expect((await direct('/api/one', '203.0.113.1', forwarded('198.51.100.2'))).statusCode).toBe(429);
  const proxied = await openForms({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
  await proxied('/api/one', '10.0.0.1', forwarded('198.51.100.1'));
  expect((await proxied('/api/one', '10.0.0.1', forwarded('198.51.100.2'))).statusCode).toBe(200);
  expect((await proxied('/api/one', '10.0.0.1', forwarded('198.51.100.9, 198.51.100.1'))).statusCode).toBe(429);
});
