import { expect, test } from 'vitest';
import fc from 'fast-check';
import { dealFieldNames, listingFieldNames } from '../../../../../contract/deal-fields.ts';
import { dealRequestSchema } from '../../../../../contract/deals.ts';
import { readDealValues, textAt, type DealFormValues } from '../deal-values.ts';
import { linkToDeal, MAX_LINK_LENGTH, readDealLink } from './deal-link.ts';

const schema = dealRequestSchema(() => 2026);
const PAGE = 'https://site.example/buy-box';

const deal: DealFormValues = readDealValues({
  name: 'Dana Diaz',
  email: 'dana@example.com',
  phone: '(713) 524-0142',
  jvAgreement: true,
  wantsTexts: true,
  timeframe: 'asap',
  propertyAddress: '4418 N Larkspur Ln #12',
  city: 'Houston',
  state: 'TX',
  zipCode: '77021',
  bedrooms: '3',
  septicSystem: 'septic',
  askingPrice: '$390,000',
  additionalDetails: 'Corner lot.\nÑandú, 日本, 🏠 & <b>bold</b>',
  photoLinks: 'https://photos.example/a',
  targetMarket: 'texas',
  extras: { arv: '520k', roofAge: '5 years' },
});

const fragmentOf = (address: string) => address.slice(address.indexOf('#'));

/** A link as a stranger can write it. */
async function packed(content: string): Promise<string> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#deal=1.${bytes.toString('base64url')}`;
}

test('a deal comes out of its link as it was typed, with what the rules say of it still to be said', async () => {
  const { address, left } = await linkToDeal(deal, PAGE);
  expect(address).toMatch(/^https:\/\/site\.example\/buy-box#deal=1\.[\w-]+$/);
  expect(left).toEqual([]);
  const linked = await readDealLink(fragmentOf(address), schema);
  expect(linked?.refused).toBe(0);
  for (const name of listingFieldNames) expect(linked?.fields[name] ?? '', name).toBe(textAt(deal, name));
});

test('nothing of the person is in a link: no name, e-mail, phone, consent, agreement or closing time', async () => {
  const { address } = await linkToDeal(deal, PAGE);
  const linked = await readDealLink(fragmentOf(address), schema);
  const own = dealFieldNames.filter((name) => !listingFieldNames.some((one) => one === name));
  expect(own).toEqual(['name', 'email', 'phone', 'timeframe', 'jvAgreement']);
  for (const name of own) expect(linked?.fields).not.toHaveProperty(name);
  expect(JSON.stringify(linked)).not.toMatch(/Dana|dana@|524-0142/);
});

test('any texts that fit a link come back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 100 }).filter((text) => text.trim() !== '' && !text.includes('\0')),
      async (text) => {
        const { address } = await linkToDeal({ ...deal, city: text }, PAGE);
        expect((await readDealLink(fragmentOf(address), schema))?.fields.city).toBe(text.trim());
      },
    ),
    { numRuns: 50 },
  );
});

test('a deal that is too long for a link leaves its longest texts out, and says which', async () => {
  let seed = 1;
  const letter = () => String.fromCharCode(0x4e00 + ((seed = (seed * 48_271) % 2_147_483_647) % 20_000));
  const noise = Array.from({ length: 5000 }, letter).join('');
  const { address, left } = await linkToDeal({ ...deal, additionalDetails: noise }, PAGE);
  expect(left).toEqual(['additionalDetails']);
  expect(address.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  const linked = await readDealLink(fragmentOf(address), schema);
  expect(linked?.fields).toMatchObject({ city: 'Houston', photoLinks: 'https://photos.example/a' });
  expect(linked?.fields).not.toHaveProperty('additionalDetails');
});

test.each([
  ['no deal', '#submit-deal'],
  ['another version', '#deal=2.abc'],
  ['no letters of its kind', '#deal=1.%%%'],
  ['nothing that unpacks', '#deal=1.AAAA'],
  ['nothing', '#deal=1.'],
  ['more than a link may have', `#deal=1.${'A'.repeat(MAX_LINK_LENGTH)}`],
])('a fragment with %s holds none', async (_, fragment) => {
  expect(await readDealLink(fragment, schema)).toBeNull();
});

test('a small link that unpacks to a large text is dropped while it unpacks', async () => {
  const bomb = await packed(JSON.stringify({ city: 'A'.repeat(4_000_000) }));
  expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
  expect(await readDealLink(bomb, schema)).toBeNull();
});

test.each([['[]'], ['null'], ['"city"'], ['{"city":'], ['{}'], ['{"__proto__":{"city":"x"}}']])(
  'what unpacks to %s holds no deal',
  async (content) => {
    expect(await readDealLink(await packed(content), schema)).toBeNull();
  },
);

test('what a stranger adds is left out: other fields, other types, texts that are too long or broken', async () => {
  const fragment = await packed(
    JSON.stringify({
      city: 'Houston',
      name: 'Mallory',
      email: 'mallory@example.com',
      jvAgreement: 'true',
      wantsTexts: true,
      zipCode: 77_021,
      state: ['TX'],
      propertyAddress: 'A'.repeat(201),
      lotSize: 'a\u0000b',
      constructor: 'x',
    }),
  );
  expect(await readDealLink(fragment, schema)).toEqual({ fields: { city: 'Houston' }, refused: 9 });
});
