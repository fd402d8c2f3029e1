import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findContentMistakes } from './check-content.ts';
import { schemas } from './schemas.ts';

async function copyOfContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(resolve('content'), folder, { recursive: true });
  return folder;
}

/** What is said once these words of the file are replaced. */
async function mistakesWith(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const folder = await copyOfContent();
  const written = await readFile(join(folder, file), 'utf8');
  const spoilt = written.replace(from, to);
  expect(spoilt).not.toBe(written);
  await writeFile(join(folder, file), spoilt);
  return findContentMistakes(folder);
}

test('the content that Foyer comes with is right', async () => {
  expect(await findContentMistakes(resolve('content'))).toEqual([]);
  for (const file of Object.keys(schemas)) expect(await readFile(resolve('content', file), 'utf8')).toContain('export');
});

test.each([
  [
    'packages.ts',
    '    priceCents: 150_000,\n',
    '',
    'content/packages.ts: packages[0] (website-build).priceCents is missing, and must be a whole number of cents, such as 150000 for $1,500',
  ],
  [
    'packages.ts',
    'priceCents: 250_000',
    'priceCents: 2500.5',
    'content/packages.ts: packages[1] (full-ghl-buildout).priceCents is 2500.5, and must be a whole number of cents, such as 150000 for $1,500',
  ],
  [
    'booking.ts',
    'lengthMinutes: 30',
    'lengthMinutes: 0',
    'content/booking.ts: bookingRules.lengthMinutes is 0, and must be a whole number of minutes, from 5 to 480',
  ],
  [
    'booking.ts',
    'saturday: []',
    "saturday: [['14:00', '12:00']]",
    `content/booking.ts: bookingRules.weeklyHours.saturday is [["14:00","12:00"]], and must be hours from earlier to later, such as [['10:00', '12:00'], ['13:00', '17:00']], or an empty list`,
  ],
  [
    'booking.ts',
    "'2026-12-25'",
    "'Christmas'",
    'content/booking.ts: bookingRules.blockedDays[3] is "Christmas", and must be a day such as 2026-12-25',
  ],
  [
    'markets.ts',
    "region: 'midwest'",
    "region: 'mid-west'",
    'content/markets.ts: markets[6] (oklahoma-1).region is "mid-west", and must be one of the regions: texas, southeast, midwest, southwest',
  ],
  [
    'markets.ts',
    'cityMaxDollars: { Houston:',
    'cityMaxDollars: { Austin:',
    'content/markets.ts: markets[0] (texas).requirements.cityMaxDollars.Austin is 375000, and must be of a city that stands in locations: Dallas, Fort Worth, Houston',
  ],
  [
    'quiz.ts',
    "points: { 'website-funnel': 2 }",
    'points: { website: 2 }',
    'content/quiz.ts: quizQuestions[0] (hasWebsite).options[1].points.website is 2, and must be for one of the packages: starter-crm, crm-automation, website-funnel, crm-voice-ai, full-system',
  ],
  [
    'portfolio.ts',
    '/checkout?service=website-build',
    '/checkout?service=web-build',
    'content/portfolio.ts: the buttonLink of websites sells "web-build", and must sell one of the packages: website-build, full-ghl-buildout',
  ],
  [
    'partners.ts',
    'https://plumbline-records.example/keyturn',
    'plumbline-records.example',
    'content/partners.ts: partners[0] (plumbline).link is "plumbline-records.example", and must be an address such as https://example.com',
  ],
  [
    'site.ts',
    'tel:+15550100142',
    '555 0100',
    'content/site.ts: site.phone.href is "555 0100", and must be tel: and digits, such as tel:+15550100142',
  ],
])('a mistake in %s is named in one sentence: %s', async (file, from, to, sentence) => {
  expect(await mistakesWith(file, from, to)).toEqual([sentence]);
});

test('hours that are no times of day are named, each of them', async () => {
  expect(await mistakesWith('booking.ts', "[['10:00', '17:00']]", "[['10am', '5pm']]")).toContain(
    'content/booking.ts: bookingRules.weeklyHours.monday[0][0] is "10am", and must be a time of day such as 09:30',
  );
});

test('a file that cannot be read, one that is missing and a post that is not whole are named', async () => {
  expect(await mistakesWith('deals.ts', 'export const jvTerms = {', 'export const jvTerms = {{')).toEqual([
    expect.stringMatching(/^content\/deals\.ts: it cannot be read: /),
  ]);
  const folder = await copyOfContent();
  await rm(join(folder, 'podcast.ts'));
  expect(await findContentMistakes(folder)).toEqual(['content/podcast.ts is missing']);
  expect((await mistakesWith('posts/over-40-and-waiting.mdx', /^date: .*$/m, 'date: soon')).join()).toContain(
    'content/posts/over-40-and-waiting.mdx',
  );
});
