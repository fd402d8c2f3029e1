import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';
import { securityText } from './security-text.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const linesOf = (text: string) => text.split('\n');

test('security.txt says whom to write to, until when it holds, where it stands and what a finder may expect', () => {
  const text = securityText(
    { contact: 'safe@brand.example', policy: '/privacy-policy#found' },
    'https://brand.example',
    noon,
  );
  expect(linesOf(text)).toEqual([
    'Contact: mailto:safe@brand.example',
    'Expires: 2026-08-28T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://brand.example/.well-known/security.txt',
    'Policy: https://brand.example/privacy-policy#found',
    '',
  ]);
});

test('a form takes the place of an address, and a policy may stand elsewhere or nowhere', () => {
  const form = { contact: 'https://forms.example/found' };
  expect(securityText(form, 'https://brand.example', noon)).not.toContain('Policy');
  const text = securityText({ ...form, policy: 'https://other.example/rules' }, 'https://brand.example', noon);
  expect(linesOf(text)).toEqual(
    expect.arrayContaining(['Contact: https://forms.example/found', 'Policy: https://other.example/rules']),
  );
});

test('without https nothing is named that must be https', () => {
  const text = securityText(
    { contact: 'safe@brand.example', policy: '/privacy-policy' },
    'http://localhost:3000',
    noon,
  );
  expect(text).not.toMatch(/^(Canonical|Policy):/m);
});

test('it is served as plain text from the content, and what was read never expires within a quarter of a year', async () => {
  const clock = testClock();
  const { app } = await openTestApp({ PUBLIC_URL: 'https://brand.example' }, { clock });
  const answer = await app.inject(apiPaths.securityText);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toContain(`Contact: mailto:${site.email}\n`);
  clock.advance(365 * 24 * 60 * 60 * 1000);
  const [, expires = ''] = /^Expires: (.*)$/m.exec((await app.inject(apiPaths.securityText)).body) ?? [];
  const days = (Date.parse(expires) - clock.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('the owner’s own file, such as a signed one, takes its place', async () => {
  const webRoot = join(await testFolder(), 'client');
  const own = '-----BEGIN PGP SIGNED MESSAGE-----\n';
  await writeBuild(webRoot, { 'index.html': '<h1>Home</h1>', '.well-known/security.txt': own });
  const { app } = await openTestApp({}, { webRoot });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(`${address}${apiPaths.securityText}`)).text()).toBe(own);
});
