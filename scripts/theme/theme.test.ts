import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { theme } from '../../content/theme.ts';
import { makeBrandFiles } from './brand-files.ts';
import { lowContrasts } from './contrasts.ts';
import { contrastOf } from '../../src/domain/colour/colour.ts';
import { schemeTokens, themeCss } from './theme-css.ts';

const site = { brand: 'Brightdoor Works', shortName: 'Brightdoor' };
const own = { ...theme, day: { ...theme.day, ground: '#fffaf0', accent: '#005f73' }, radius: '0.5rem' } as const;

test('the style sheet has the colours by day and at night, the faces and the corners', () => {
  const css = themeCss(own, '/foyer', '/foyer/content');
  const [byDay = '', preferred = '', atNight = ''] = css.split(
    /@media screen and \(prefers-color-scheme: dark\)|:where\(\.dark/,
  );
  expect(byDay).toContain('--film: #fffaf0;');
  expect(byDay).toContain('--plum: #005f73;');
  expect(byDay).toContain('--radius: 0.5rem;');
  // Style sheets reckon with it, and a plain 0 is no length there.
  expect(themeCss({ ...theme, radius: '0' }, '/foyer', '/foyer/content')).toContain('--radius: 0px;');
  for (const night of [preferred, atNight]) expect(night).toContain(`--film: ${theme.night.ground};`);
  for (const { family } of Object.values(theme.fonts)) expect(byDay).toContain(`font-family: '${family}'`);
});

test('a face of the owner’s is looked for in their folder', () => {
  const fonts = { ...theme.fonts, text: { ...theme.fonts.text, file: './public/fonts/mine.woff2' } };
  expect(themeCss({ ...theme, fonts }, '/srv/foyer', '/srv/mine')).toContain("url('../mine/public/fonts/mine.woff2')");
});

test('icons and manifest are made of the theme and the name', async () => {
  const files = await makeBrandFiles({ theme: own, site, folder: '' });
  expect(JSON.parse(String(files.get('site.webmanifest')))).toMatchObject({
    name: 'Brightdoor Works',
    short_name: 'Brightdoor',
    theme_color: '#fffaf0',
    background_color: '#fffaf0',
  });
  expect(JSON.parse(String(files.get('desk.webmanifest')))).toMatchObject({
    name: 'Brightdoor Works desk',
    start_url: '/admin',
    display: 'standalone',
  });
  expect(String(files.get('icon.svg'))).toContain('#005f73');
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const { width, height, format } = await sharp(Buffer.from(files.get(name) ?? '')).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  }
  const ico = Buffer.from(files.get('favicon.ico') ?? '');
  const { width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect(width).toBe(32);
});

test('an owner’s picture is the icon in every size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-icon-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(
    join(folder, 'mine.png'),
    await sharp({ create: { width: 600, height: 600, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer(),
  );
  const files = await makeBrandFiles({ theme: { ...theme, icon: 'mine.png' }, site, folder });
  const { dominant } = await sharp(Buffer.from(files.get('icon-512.png') ?? '')).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + dominant.b);
  expect(String(files.get('icon.svg'))).toContain('data:image/png;base64,');
});

test('every pair of colours that is used can be read, by day and at night; a pair that cannot names both and the ratio', () => {
  expect([lowContrasts(theme.day), lowContrasts(theme.night)]).toEqual([[], []]);
  expect(lowContrasts({ ...theme.day, onAccent: '#722877', accent: '#722877' })).toContainEqual({
    front: 'onAccent',
    says: 'a colour with a contrast of at least 4.5 to 1 to accent (#722877); it has 1.00 to 1',
  });
});

const LIT = ['--lamp', '--lamp-2'];
const grounds = ['--film', '--film-2', '--sheet', ...LIT];

/** What is read or drawn over what: text needs 4.5 to 1 by WCAG 2 AA, also at its smallest; a ring, a wall or a mark 3 to 1. */
const pairs = [
  ...grounds.flatMap((back) => ['--ink', '--ink-2', '--plum', '--brick'].map((front) => [front, back, 4.5] as const)),
  ...['--film', '--film-2', '--sheet'].map((back) => ['--verdigris', back, 4.5] as const),
  ...['--film', '--sheet'].map((back) => ['--plum-2', back, 4.5] as const),
  ...LIT.map((back) => ['--on-lamp', back, 4.5] as const),
  ['--on-glow', '--glow', 4.5] as const,
  ['--on-plum', '--plum', 4.5] as const,
  ['--on-plum', '--plum-2', 4.5] as const,
  // What is turned round: a toast, a tooltip.
  ['--film', '--ink', 4.5] as const,
  ...grounds.map((back) => ['--verdigris', back, 3] as const),
];

test.each(['day', 'night'] as const)('every text and mark can be read on every ground of the %s', (scheme) => {
  const table = schemeTokens(scheme, theme[scheme]);
  const colour = (token: string) => table.get(token) ?? token;
  const low = pairs.flatMap(([front, back, least]) => {
    const ratio = contrastOf(colour(front), colour(back));
    return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}, not ${least}`];
  });
  expect(low).toEqual([]);
});

test('half lit is between lit and the ground at night, so an owner’s colours that can be read on both can be read on it', () => {
  const table = schemeTokens('night', { ...theme.night, ground: '#000000', lightSoft: '#808080' });
  expect([table.get('--lamp'), table.get('--lamp-2')]).toEqual(['#808080', '#404040']);
});
