import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { inOneSentence } from './mistakes.ts';
import { schemas } from './schemas.ts';

const findContentMistakes = async (folder: string) => (await checkContent(folder)).map((one) => inOneSentence(one));

async function copyOfContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(resolve('content'), folder, { recursive: true });
  return folder;
}

/** The line of the first of these words, from 1. */
function lineOf(text: string, words: string): number {
  const at = text.indexOf(words);
  expect(at, words).toBeGreaterThanOrEqual(0);
  return text.slice(0, at).split('\n').length;
}

/** What is said once the words of the file are replaced, with the file as it then is. */
async function spoil(file: string, from: string | RegExp, to: string): Promise<{ said: string[]; text: string }> {
  const folder = await copyOfContent();
  const written = await readFile(join(folder, file), 'utf8');
  const text = written.replace(from, to);
  expect(text).not.toBe(written);
  await writeFile(join(folder, file), text);
  return { said: await findContentMistakes(folder), text };
}

test('the content that Foyer comes with is right, and every file of values has its schema', async () => {
  expect(await findContentMistakes(resolve('content'))).toEqual([]);
  for (const file of Object.keys(schemas)) expect(await readFile(resolve('content', file), 'utf8')).toContain('export');
});

test.each([
  [
    'packages.ts',
    /priceCents: [\d_]+,\n/,
    '',
    // The thing that lacks it: its bracket stands a line above its first field.
    "id: 'website-build'",
    -1,
    'packages[0] (website-build).priceCents is missing, and must be a whole number of cents, such as 150000 for $1,500',
  ],
  [
    'packages.ts',
    /priceCents: [\d_]+,(?=\n {4}turnaround: '3)/,
    'priceCents: 2500.5,',
    'priceCents: 2500.5',
    0,
    'packages[1] (full-ghl-buildout).priceCents is 2500.5, and must be a whole number of cents, such as 150000 for $1,500',
  ],
  [
    'packages.ts',
    /priceCents: [\d_]+/,
    'priceCents: Number.NaN',
    'priceCents: Number.NaN',
    0,
    'packages[0] (website-build).priceCents is NaN, and must be a whole number of cents, such as 150000 for $1,500',
  ],
  [
    'booking.ts',
    /\[\['10:00', '17:00'\]\]/,
    "[['09:30', '12:00'], ['13:00', '24:00']]",
    null,
    0,
    'site.bookingHours is "Mon-Fri 10 AM - 5 PM EST", and must begin with the hours in booking.ts: Mon-Fri 9:30 AM - 12 PM, 1 PM - 12 AM',
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
    'saturday: []',
    "saturday: [['14:00', '12:00']]",
    'saturday: [[',
    0,
    `bookingRules.weeklyHours.saturday is [["14:00","12:00"]], and must be hours from earlier to later, such as [['10:00', '12:00'], ['13:00', '17:00']], or an empty list`,
  ],
  [
    'booking.ts',
    /blockedDays: \['[\d-]+'/,
    "blockedDays: ['Christmas'",
    "'Christmas'",
    0,
    'bookingRules.blockedDays[0] is "Christmas", and must be a day such as 2026-12-25',
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
    'the link "/buybox" leads to no page, and must be one of the site\'s, or a file in content/public',
  ],
  [
    'lending.ts',
    '/videos/one-lead.webm',
    '/videos/two-leads.webm',
    '/videos/two-leads.webm',
    0,
    'the link "/videos/two-leads.webm" leads to no page, and must be one of the site\'s, or a file in content/public',
  ],
  [
    'partners.ts',
    /https:\/\/plumbline-records/,
    'plumbline-records',
    "link: 'plumbline-records",
    0,
    'partners[0] (plumbline).link is "plumbline-records.example/keyturn", and must be an address such as https://example.com',
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
    'posts/over-40-and-waiting.mdx',
    /^date: .*$/m,
    'date: soon',
    'date: soon',
    0,
    'date is "soon", and must be a day such as 2026-12-25',
  ],
  [
    'posts/over-40-and-waiting.mdx',
    /^excerpt: /m,
    'exerpts: none\nexcerpt: ',
    'exerpts: ',
    0,
    'exerpts is no field that Foyer knows',
  ],
  [
    'posts/over-40-and-waiting.mdx',
    /## Nobody/,
    '[Read](/blog/nothing-there)\n\n## Nobody',
    '[Read]',
    0,
    'the link "/blog/nothing-there" leads to no page, and must be one of the site\'s, or a file in content/public',
  ],
  [
    'posts/over-40-and-waiting.mdx',
    /## Nobody/,
    '![A house](/pictures/house.png)\n\n## Nobody',
    '![A house]',
    0,
    'the picture /pictures/house.png is not there, and must be a file in content/public',
  ],
  [
    'posts/over-40-and-waiting.mdx',
    /## Nobody/,
    '<script src="https://elsewhere.example/x.js"></script>\n\n## Nobody',
    '<script',
    0,
    'the text has a <script>, which the site does not run or show',
  ],
  [
    'posts/over-40-and-waiting.mdx',
    /## Nobody/,
    '<b>never closed\n\n## Nobody',
    '<b>never closed',
    0,
    'the text cannot be shown: ',
  ],
  [
    'legal/disclaimer.mdx',
    /^lastUpdated: .*$/m,
    'lastUpdated: 2025-13-01',
    'lastUpdated: 2025-13',
    0,
    'lastUpdated is "2025-13-01", and must be a day such as 2026-12-25',
  ],
  [
    'legal/terms-of-service.mdx',
    'packages.map(',
    'packets.map(',
    null,
    0,
    'the text cannot be shown: packets is not defined',
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
    "radius: '0'",
    "radius: 'round'",
    "radius: 'round'",
    0,
    'theme.radius is "round", and must be 0, or a length such as 0.5rem',
  ],
  [
    'theme.ts',
    'icon: null',
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
])('a mistake in %s is named with its line, in one sentence: %s', async (file, from, to, near, lines, sentence) => {
  const { said, text } = await spoil(file, from, to);
  // A mistake between two files is told of the other one.
  const place = near === null ? '' : `content/${file}:${lineOf(text, near) + lines}: `;
  // What a parser says goes on in its own words.
  expect(said[0]).toContain(`${place}${sentence}`);
  for (const one of said) expect(one).not.toContain('\n');
});

test('hours that are no times of day are named, each of them', async () => {
  const { said } = await spoil('booking.ts', /\[\['\d\d:\d\d', '\d\d:\d\d'\]\]/, "[['10am', '5pm']]");
  expect(said).toContainEqual(
    expect.stringMatching(
      /^content\/booking\.ts:\d+: bookingRules\.weeklyHours\.monday\[0\]\[0\] is "10am", and must be a time of day such as 09:30$/,
    ),
  );
});

test('a file that cannot be parsed, or fails when it is read, is named with the line', async () => {
  const unparsed = await spoil('deals.ts', 'export const jvTerms = {', 'export const jvTerms = {{');
  expect(unparsed.said).toEqual([
    expect.stringContaining(`content/deals.ts:${lineOf(unparsed.text, '= {{')}: it cannot be read: `),
  ]);
  const failing = await spoil(
    'podcast.ts',
    'export const podcast',
    'export const more = nothing.there;\nexport const podcast',
  );
  expect(failing.said).toEqual([
    `content/podcast.ts:${lineOf(failing.text, 'nothing.there')}: it cannot be read: nothing is not defined`,
  ]);
});

test('a file that another one reads is named, and not the other', async () => {
  const { said, text } = await spoil('site.ts', 'export const site = {', 'export const site = [');
  expect(said).toEqual([expect.stringMatching(/^content\/site\.ts:\d+: it cannot be read: /)]);
  expect(text).toContain('= [');
});

test('files that are missing and a post whose name makes no address are named', async () => {
  const folder = await copyOfContent();
  await rm(join(folder, 'podcast.ts'));
  await rm(join(folder, 'legal/disclaimer.mdx'));
  await cp(join(folder, 'posts/over-40-and-waiting.mdx'), join(folder, 'posts/My Post.mdx'));
  const said = await findContentMistakes(folder);
  expect(said.slice(0, 3)).toEqual([
    'content/podcast.ts: the file is missing',
    'content/legal/disclaimer.mdx: the file is missing',
    "content/posts/My Post.mdx: the file's name becomes the post's address, and must be small letters, digits and hyphens, such as my-first-post.mdx",
  ]);
});

test('a picture needs words for who does not see it, a size that can be read, and may not be heavy', async () => {
  const folder = await copyOfContent();
  const pictures = join(folder, 'public/pictures');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, 'no-picture.png'), 'words');
  await writeFile(join(pictures, 'heavy.png'), Buffer.alloc(1_200_000));
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } });
  await writeFile(join(pictures, 'good.png'), await picture.png().toBuffer());
  const post = join(folder, 'posts/pictures.mdx');
  const head = '---\ntitle: Pictures\nexcerpt: Some\ndate: 2026-01-02\nreadTime: 1 min\n---\n\n';
  await writeFile(post, `${head}![Good](/pictures/good.png)\n`);
  expect(await findContentMistakes(folder)).toEqual([]);
  await writeFile(
    post,
    `${head}![](/pictures/good.png)\n\n![No](/pictures/no-picture.png)\n\n![Heavy](/pictures/heavy.png)\n\n![Far](https://elsewhere.example/x.png)\n`,
  );
  expect(await findContentMistakes(folder)).toEqual([
    'content/posts/pictures.mdx:8: the picture /pictures/good.png has no description, and must have one, such as ![A house](/pictures/good.png)',
    'content/posts/pictures.mdx:10: the picture /pictures/no-picture.png cannot be read, and must be a PNG, JPEG, WebP, AVIF or SVG',
    'content/posts/pictures.mdx:12: the picture /pictures/heavy.png has 1.2 MB, and must have at most 1 MB',
    "content/posts/pictures.mdx:14: the picture https://elsewhere.example/x.png is not the site's own, and must be a path such as /pictures/house.jpg of a file in content/public",
  ]);
});
