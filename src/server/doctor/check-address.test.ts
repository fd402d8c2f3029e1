import { expect, test } from 'vitest';
import { testConfig } from '../../../test-support/server/test-app.ts';
import { checkAddress, type AskAddress } from './check-address.ts';

const to = (location: string) => () => new Response(null, { status: 301, headers: { location } });
const answers = (status: number) => () => new Response(null, { status });
const gone = () => {
  throw new Error('getaddrinfo ENOTFOUND');
};

/** What is found of a site, all of whose addresses answer well but one. */
async function found(PUBLIC_URL: string, at = '', answer: () => Response = answers(200)): Promise<string[]> {
  const well: AskAddress = async (url, body) => {
    if (at !== '' && url.startsWith(at)) return answer();
    if (body !== undefined) return answers(415)();
    return url.startsWith(`${PUBLIC_URL}/`) ? answers(200)() : to(`${PUBLIC_URL}/`)();
  };
  const findings = await checkAddress(testConfig({ PUBLIC_URL }), well);
  return findings.map(({ state, says }) => `${state}: ${says}`);
}

const site = 'https://example.com';

test('a site that is reached under all its names', async () => {
  expect(await found(site)).toEqual([
    `ok: ${site} leads to a Foyer that answers`,
    'ok: http://example.com leads there too',
    'ok: https://www.example.com leads there too',
  ]);
});

test('a site that nobody reaches from outside has no names to look at', async () => {
  expect(await checkAddress(testConfig({ PUBLIC_URL: 'http://127.0.0.1:3000' }), gone)).toEqual([]);
});

test.each([
  [site, 'https://www.example.com'],
  ['https://www.example.com', site],
])('of the site at %s the other name is looked at too', async (publicUrl, other) => {
  const said = async (answer: () => Response) => (await found(publicUrl, `${other}/`, answer))[2];
  for (const location of ['https://elsewhere.example', `${publicUrl}.elsewhere.example/`, '/book'])
    expect(await said(to(location))).toMatch(`look: ${other} answers 301 and does not lead to ${publicUrl}: `);
  expect(await said(answers(200))).toMatch(/answers 200 and does not lead/);
  expect(await said(gone)).toMatch(/could not be reached \(getaddrinfo ENOTFOUND\): whoever types that name/);
});

test('a site that is not led to from http says what that costs', async () => {
  const said = async (answer: () => Response) => (await found(site, 'http://example.com/', answer))[1];
  expect(await said(answers(200))).toMatch(
    'look: http://example.com answers 200 and does not lead to https://example.com: ',
  );
  expect(await said(to('http://example.com/'))).toMatch(/answers 301 and does not lead/);
  expect(await said(gone)).toMatch(/http:\/\/example\.com could not be reached \(getaddrinfo ENOTFOUND\): an old link/);
});

test('a proxy that takes no large pictures is named, and what a connection that ends early says is not', async () => {
  const uploads = `${site}/api/uploads`;
  expect((await found(site, uploads, answers(413))).at(-1)).toBe(
    'look: the proxy takes no pictures of 5 MB: buyers cannot send their logo. In nginx set client_max_body_size 6m (deploy/)',
  );
  expect(await found(site, uploads, gone)).toHaveLength(3);
});

test.each(['https://shop.example.com', 'https://192.0.2.7', 'https://[2001:db8::7]'])(
  'the site at %s has no other name',
  async (publicUrl) => {
    expect(await found(publicUrl)).toEqual([
      `ok: ${publicUrl} leads to a Foyer that answers`,
      `ok: ${publicUrl.replace('https', 'http')} leads there too`,
    ]);
  },
);

test.each(['http://shop.example.com', 'https://shop.example.com:8443'])(
  'the site at %s has no name without https',
  async (publicUrl) => {
    expect(await found(publicUrl)).toEqual([`ok: ${publicUrl} leads to a Foyer that answers`]);
  },
);
