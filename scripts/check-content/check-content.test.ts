import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { expectNamed, findContentMistakes, spoil, type Spoiled } from '../../test-support/content/spoil-content.ts';
import { schemas } from './schemas.ts';
import { partners } from '../../content/partners.ts';
import { about, claims, offer } from '../../content/about.ts';
import { comingSoon, portfolio } from '../../content/portfolio.ts';
import { site } from '../../content/site.ts';

const split = `[['09:30', '12:00'], ['13:00', '24:00']]`;

test('the content that Foyer comes with is right, and every file of values has its schema', async () => {
  expect(await findContentMistakes(resolve('content'))).toEqual([]);
  for (const file of Object.keys(schemas)) expect(await readFile(resolve('content', file), 'utf8')).toContain('export');
});

test('a product that is not shown at work is right, as in a folder of before', () => {
  const before = { portfolio: portfolio.map((item) => ({ ...item, shown: undefined })), comingSoon };
  expect(schemas['portfolio.ts']?.safeParse(before).success).toBe(true);
});

test('hours of the phone as a text are right, as in a folder of before', () => {
  const before = { site: { ...site, phoneHours: undefined, quickQuestionHours: 'Mon-Wed 9 AM - 3 PM EST' } };
  expect(schemas['site.ts']?.safeParse(before).success).toBe(true);
});

test('a site without a postal address is right, as in a folder of before', () => {
  expect(schemas['site.ts']?.safeParse({ site: { ...site, postalAddress: undefined } }).success).toBe(true);
});

test('a consultant without cases, portrait and signature is right, as in a folder of before', () => {
  const before = { about: { ...about, cases: undefined }, claims, offer };
  expect(schemas['about.ts']?.safeParse(before).success).toBe(true);
});

test.each([
  [
    'about.ts',
    /after: \{ figure: '1 tab', amount: 1 \}/,
    "after: { figure: '1 tab', amount: -1 }",
    'amount: -1 }',
    0,
    'about.cases[1] (Ken A.).after.amount is -1, and must be 0 or more',
  ],
  [
    'about.ts',
    /before: \{ figure: '5 tabs', amount: 5 \},\s+after: \{ figure: '1 tab', amount: 1 \}/,
    "before: { figure: '5 tabs', amount: 0 }, after: { figure: '1 tab', amount: 0 }",
    "amount: 0 }, after: { figure: '1 tab'",
    0,
    'about.cases[1] (Ken A.).after.amount is 0, and must be more than 0 where the one before is 0',
  ],
  [
    'portfolio.ts',
    "kind: 'week',",
    "kind: 'month',",
    "kind: 'month'",
    0,
    'portfolio[6] (podcast).shown.kind is "month", and must be what a room shows, of the kind talk, papers, match, comparables, week or finance',
  ],
  [
    'packages.ts',
    /priceCents: [\d_]+,\n/,
    '',
    // The thing that lacks it: its bracket stands a line above its first field.
    "id: 'website-build'",
    -1,
    'packages[0] (website-build).priceCents is missing, and must be a whole number of cents, such as 180000 for $1,800',
  ],
  [
    'packages.ts',
    /priceCents: [\d_]+,(?=\n {4}turnaround: '3)/,
    'priceCents: 2500.5,',
    'priceCents: 2500.5',
    0,
    'packages[1] (full-ghl-buildout).priceCents is 2500.5, and must be a whole number of cents, such as 180000 for $1,800',
  ],
  [
    'packages.ts',
    /priceCents: [\d_]+/,
    'priceCents: Number.NaN',
    'priceCents: Number.NaN',
    0,
    'packages[0] (website-build).priceCents is NaN, and must be a whole number of cents, such as 180000 for $1,800',
  ],
  [
    'booking.ts',
    /weeklyHours: \{[^}]*\}/,
    `weeklyHours: { monday: ${split}, tuesday: ${split}, wednesday: [], thursday: [], friday: ${split}, saturday: [], sunday: [] }`,
    null,
    0,
    `site.bookingHours is "${site.bookingHours}", and must begin with the hours in booking.ts: Mon-Tue 9:30 AM - 12 PM, 1 PM - 12 AM; Fri 9:30 AM - 12 PM, 1 PM - 12 AM`,
  ],
  [
    'booking.ts',
    /lengthMinutes: site[\w.]+/,
    'lengthMinutes: 0',
    'lengthMinutes: 0',
    0,
    'bookingRules.lengthMinutes is 0, and must be a whole number of minutes, from 5 to 480',
  ],
  [
    'booking.ts',
    /saturday: (\[.*\]|\w+)/,
    "saturday: [['14:00', '12:00']]",
    'saturday: [[',
    0,
    `bookingRules.weeklyHours.saturday is [["14:00","12:00"]], and must be hours from earlier to later, such as [['10:00', '12:00'], ['13:00', '17:00']], or an empty list`,
  ],
  [
    'booking.ts',
    /blockedDays: \[[^\]]*\]/,
    "blockedDays: ['Christmas']",
    "'Christmas'",
    0,
    'bookingRules.blockedDays[0] is "Christmas", and must be a day such as 2026-12-25',
  ],
  [
    'site.ts',
    /postalAddress: '[^']*'/,
    "postalAddress: '100 Example Street\\nAtlanta'",
    'postalAddress:',
    0,
    'site.postalAddress is "100 Example Street\\nAtlanta", and must be an address in one line',
  ],
  [
    'site.ts',
    "monday: [['09:00', '15:00']]",
    "monday: [['21:00', '02:00']]",
    "monday: [['21",
    0,
    `site.phoneHours.weekly.monday is [["21:00","02:00"]], and must be hours from earlier to later, such as [['10:00', '12:00'], ['13:00', '17:00']], or an empty list`,
  ],
  [
    'site.ts',
    'friday: [],',
    '',
    'weekly: {',
    0,
    'site.phoneHours.weekly.friday is missing, and must be hours from earlier to later',
  ],
  [
    'site.ts',
    /weekly: \{[^}]*\}/,
    'weekly: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }',
    'weekly: {',
    0,
    'site.phoneHours.weekly is {"monday":[],"tuesday":[],"wednesday":[],"thursday":[],"frid…, and must be hours on one day at least; without any, leave phoneHours out',
  ],
  [
    'site.ts',
    'closedDays: []',
    "closedDays: ['Thanksgiving']",
    "'Thanksgiving'",
    0,
    'site.phoneHours.closedDays[0] is "Thanksgiving", and must be a day such as 2026-12-25',
  ],
  [
    'site.ts',
    'phoneHours: {',
    "quickQuestionHours: 'Mon-Fri 8 AM - 6 PM EST',\n  phoneHours: {",
    'quickQuestionHours:',
    0,
    'site.quickQuestionHours is "Mon-Fri 8 AM - 6 PM EST", and must be left out where phoneHours is set',
  ],
  [
    'site.ts',
    /phoneHours: \{[\s\S]*?\n {2}\},\n/,
    '',
    null,
    0,
    'site.quickQuestionHours is missing, and must be there where phoneHours is left out: the hours as a text',
  ],
  [
    'markets.ts',
    "region: 'midwest'",
    "region: 'mid-west'",
    "region: 'mid-west'",
    0,
    'markets[6] (oklahoma-1).region is "mid-west", and must be one of the regions: texas, southeast, midwest, southwest',
  ],
  [
    'markets.ts',
    'export const regions = [',
    "export const regions = [\n  { id: 'hawaii', name: 'Hawaii' },",
    "id: 'hawaii'",
    0,
    'regions[0] (hawaii).id is "hawaii", and must be a region in which a buy box lies, or nothing stands under its tab: take the region out',
  ],
  [
    'markets.ts',
    "priceNotes: '70% ARV minus repairs'",
    "priceNotes: '65% ARV minus repairs'",
    'offer: {\n',
    0,
    'markets[9] (arizona-phoenix-area).requirements.offer is {"fromPercent":70,"toPercent":70,"maxRepairDollars":null,"ar…, and must be the share that priceNotes says: "65% ARV minus repairs"',
  ],
  [
    'markets.ts',
    /cityMaxDollars: \{ Houston: [\d_]+/,
    'cityMaxDollars: { Austin: 1',
    'Austin: 1',
    0,
    'markets[0] (texas).requirements.cityMaxDollars.Austin is 1, and must be of a city that stands in locations: Dallas, Fort Worth, Houston',
  ],
  [
    'quiz.ts',
    "points: { 'website-funnel': 2 }",
    'points: { website: 2 }',
    'points: { website: 2 }',
    0,
    'quizQuestions[0] (hasWebsite).options[1].points.website is 2, and must be for one of the packages: starter-crm, crm-automation, website-funnel, crm-voice-ai, full-system',
  ],
  [
    'portfolio.ts',
    '/checkout?service=website-build',
    '/checkout?service=web-build',
    'service=web-build',
    0,
    'the link "/checkout?service=web-build" sells "web-build", and must sell one of the packages: website-build, full-ghl-buildout',
  ],
  [
    'portfolio.ts',
    "buttonLink: '/buy-box'",
    "buttonLink: '/buybox'",
    "'/buybox'",
    0,
    'the link "/buybox" leads to no page, and must be one of the site\'s, or a file in public/',
  ],
  [
    'lending.ts',
    '/videos/one-lead.webm',
    '/videos/two-leads.webm',
    '/videos/two-leads.webm',
    0,
    'the link "/videos/two-leads.webm" leads to no page, and must be one of the site\'s, or a file in public/',
  ],
  [
    'partners.ts',
    /link: 'https:[^']*'/,
    "link: 'plumbline.example/here'",
    "link: 'plumbline.example",
    0,
    `partners[0] (${partners[0].id}).link is "plumbline.example/here", and must be an address such as https://example.com`,
  ],
  [
    'site.ts',
    /tel:\+\d+/,
    '555 0100',
    "'555 0100'",
    0,
    'site.phone.href is "555 0100", and must be tel: and digits, such as tel:+12145550123',
  ],
  [
    'lending-snapshot.ts',
    /title: 'The four pages'/,
    "title: ''",
    "title: ''",
    0,
    'lendingSnapshot[1] ().title is "", and must be a text that is not empty',
  ],
  [
    'theme.ts',
    /quiet: 'oklch\([^']*'/,
    "quiet: '#a9a9a9'",
    "quiet: '#a9a9a9'",
    0,
    'theme.day.quiet is "#a9a9a9", and must be a colour with a contrast of at least 4.5 to 1 to ground (oklch(0.965 0.006 150)); it has 2.12 to 1',
  ],
  [
    'theme.ts',
    /accent: 'oklch\([^']*'/,
    "accent: 'plum'",
    "accent: 'plum'",
    0,
    'theme.day.accent is "plum", and must be a colour such as #722877 or oklch(0.42 0.145 325)',
  ],
  [
    'theme.ts',
    /radius: '[^']*'/,
    "radius: 'round'",
    "radius: 'round'",
    0,
    'theme.radius is "round", and must be 0, or a length of at most 1rem or 16px, such as 0.5rem',
  ],
  [
    'theme.ts',
    /icon: (null|'[^']*')/,
    "icon: 'mine.svg'",
    "icon: 'mine.svg'",
    0,
    'theme.icon is "mine.svg", and must be a square SVG or PNG in this folder',
  ],
  [
    'theme.ts',
    '@fontsource-variable/instrument-sans/files/instrument',
    './public/fonts/instrument',
    './public/fonts/instrument',
    0,
    'theme.fonts.text.file is "./public/fonts/instrument-sans-latin-wght-normal.woff2", which is not there, and must be a file such as ./public/fonts/mine.woff2',
  ],
] satisfies Spoiled[])('a mistake in %s is named with its line, in one sentence: %s', (...mistake) =>
  expectNamed(mistake),
);

test('hours that are no times of day are named, each of them', async () => {
  const { said } = await spoil('booking.ts', /\[\['\d\d:\d\d', '\d\d:\d\d'\]\]/, "[['10am', '5pm']]");
  const named = (at: number, written: string) =>
    expect.stringMatching(
      new RegExp(
        `^content/booking\\.ts:\\d+: bookingRules\\.weeklyHours\\.monday\\[0\\]\\[${at}\\] is "${written}", and must be a time of day such as 09:30$`,
      ),
    );
  // Once, though five days take them from one line.
  expect(said).toEqual([named(0, '10am'), named(1, '5pm')]);
});
