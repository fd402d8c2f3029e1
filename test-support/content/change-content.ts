import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Change = readonly [from: string | RegExp, to: string];

/** Leaves only the last entry of a list. */
const onlyTheLast = (list: string): Change => [
  new RegExp(String.raw`(${list}[^=]* = \[)[^]*?\n( {2}\{(?:(?!\n {2}\{)[^])*?\n\](?: as const[^;]*)?;)`),
  '$1\n$2',
];

const episode = (at: number) => `{ title: 'Episode ${String(at)}', summary: 'More of it.', minutes: 20 },`;

const post = (at: number) =>
  `---\ntitle: ${'A long title of a post, which goes on and on '.repeat(3)}${String(at)}\nexcerpt: Short.\ndate: 2026-01-0${String(at)}\nreadTime: 1 min\n---\n\nText.\n`;

const POSTS_MORE = 6;

/** What an owner changes first: the brand, their name and how they are reached, every price, two promises, and how many there are of what is listed: few of some, many of others. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  'site.ts': [
    [/brand: '[^']*'/, "brand: 'Brightdoor Works'"],
    [/shortName: '[^']*'/, "shortName: 'Brightdoor'"],
    [/email: '[^']*'/, "email: 'hi@brightdoor.example'"],
    [/phone: \{[^}]*\}/, "phone: { text: '(214) 555-0188', href: 'tel:+12145550188' }"],
    [/sessionMinutes = \d+/, 'sessionMinutes = 45'],
  ],
  'about.ts': [
    [/name: '[^']*'/, "name: 'Jordan Reyes'"],
    [/sameDay: '[^']*'/, "sameDay: 'Response in two days'"],
    [/reply: '[^']*'/, "reply: '48-hour response'"],
  ],
  'packages.ts': [
    [/priceCents: [\d_]+/, 'priceCents: 164_900'],
    [/priceCents: [\d_]+(?=,\n {4}turnaround: '3)/, 'priceCents: 273_100'],
    [/price: '\$\d+'/, "price: '$19'"],
    [/beginsWithin: '[^']*'/, "beginsWithin: '36 hours'"],
  ],
  'lending.ts': [
    [/regularPrice: '[^']*'/, "regularPrice: '$119'"],
    [/value: '[^']*'/, "value: '$311'"],
    [/dollars: \d+/g, 'dollars: 4321'],
  ],
  'courses.ts': [
    [/monthlyDollars: \d+/, 'monthlyDollars: 83'],
    [/yearlyDollars: \d+/, 'yearlyDollars: 834'],
    [/(?<!ly)dollars: \d+/i, 'dollars: 1720'],
    [/(components: \[)\n {4}\{[^]*?\n {4}\},/, '$1'],
  ],
  'markets.ts': [
    [
      'export const markets = [',
      "$&{ id: 'cleveland', title: 'Cleveland', buyer: 'Cleveland buyer', region: 'midwest', state: 'OH', locations: ['Cleveland'], features: { ...usualFeatures, garage: 'None needed, a carport will do' }, requirements: { ...usualRequirements, priceRange: { minDollars: 60_000, maxDollars: 210_000 } } },",
    ],
  ],
  'portfolio.ts': [onlyTheLast('export const portfolio'), [/(export const comingSoon[^=]* = \[)[^]*?\n\];/, '$1];']],
  'quiz.ts': [[/(export const quizQuestions[^=]* = \[)\n {2}\{[^]*?\n {2}\},/, '$1']],
  'partners.ts': [onlyTheLast('export const partners')],
  'podcast.ts': [['episodes: [', `$&${Array.from({ length: 9 }, (_, at) => episode(at)).join('')}`]],
};

const inAddresses = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s'"`]+/g, (url) => url.replaceAll('keyturn', 'brightdoor'));

/**
 * Makes another brand with other prices of a folder of content.
 * @throws Error if the content no longer has what is to be changed
 */
export async function changeContent(folder: string): Promise<void> {
  for (const [file, list] of Object.entries(changes)) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const [from, to] of list) {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)} any more.`);
      text = changed;
    }
    await writeFile(join(folder, file), inAddresses(text));
  }
  for (let at = 1; at <= POSTS_MORE; at += 1)
    await writeFile(join(folder, 'posts', `more-${String(at)}.mdx`), post(at));
}
