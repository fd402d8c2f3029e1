import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { theme } from '../../content/theme.ts';
import { makeBrandFiles } from './brand-files.ts';
import { lowContrasts } from './contrasts.ts';
import { themeCss } from './theme-css.ts';

const site = { brand: 'Brightdoor Works', shortName: 'Brightdoor' };
const own = { ...theme, day: { ...theme.day, ground: '#fffaf0', accent: '#005f73' }, radius: '0.5rem' } as const;

test('the style sheet has the colours by day and at night, the faces and the corners', () => {
  const css = themeCss(own, '/foyer', '/foyer/content');
  const [byDay = '', atNight = ''] = css.split('.dark');
  expect(byDay).toContain('--film: #fffaf0;');
  expect(byDay).toContain('--plum: #005f73;');
  expect(byDay).toContain('--radius: 0.5rem;');
  // Style sheets reckon with it, and a plain 0 is no length there.
  expect(themeCss({ ...theme, radius: '0' }, '/foyer', '/foyer/content')).toContain('--radius: 0px;');
  expect(atNight).toContain(`--film: ${theme.night.ground};`);
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
