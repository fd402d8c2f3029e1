import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { theme } from '../../content/theme.ts';
import { checkLogo } from './check-logo.ts';

/** A mark and a name, as wide as six times their height. */
const drawn = (name: string, mark = name, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="30" viewBox="0 0 180 30">${ground}<circle cx="15" cy="15" r="10" fill="${mark}"/><path fill="${name}" d="M40 8h120v14H40z"/></svg>`;

const pictures = {
  'dark.svg': drawn('#12324a'),
  'marked.svg': drawn('#12324a', '#ffd166'),
  'light.svg': drawn('#fff3d1'),
  'boxed.svg': drawn('#12324a', '#12324a', '<path fill="#fff" d="M0 0h180v30H0z"/>'),
  'empty.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="30"/>',
  'words.svg': 'no picture',
};

async function check(logo: { src: string; width?: number; atNight?: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-logo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, svg] of Object.entries(pictures)) await writeFile(join(folder, name), svg);
  const whole = { ...theme, logo: { width: 180, height: 30, ...logo } };
  return (await checkLogo(whole, folder)).map(({ path, says }) => `${path.join('.')}: ${says}`);
}

test('a logo that can be read by day and at night is right; so is one with a ground of its own, and one for each', async () => {
  expect(await check({ src: '/boxed.svg' })).toEqual([]);
  expect(await check({ src: '/dark.svg', atNight: '/light.svg' })).toEqual([]);
  expect(await checkLogo({ ...theme, logo: null }, '')).toEqual([]);
});

test('a dark logo alone cannot be read at night, whatever its mark: the missing picture is named, with its ground', async () => {
  expect(await check({ src: '/marked.svg' })).toEqual([
    `logo.atNight: theme.logo.atNight is missing, and must be the logo in light colours, such as '/logo-at-night.svg', of which at least half has a contrast of 3 to 1 to night.ground (${theme.night.ground}); 84% of /marked.svg has less`,
  ]);
});

test('a picture that is lost on its ground is named: a light one by day, a dark one at night, one that draws nothing', async () => {
  expect(await check({ src: '/light.svg' })).toEqual([
    `logo.src: theme.logo.src is "/light.svg", and must be a picture, of which at least half has a contrast of 3 to 1 to day.ground (${theme.day.ground}); 100% of /light.svg has less`,
  ]);
  expect(await check({ src: '/dark.svg', atNight: '/dark.svg' })).toEqual([
    expect.stringMatching(/^logo\.atNight: theme\.logo\.atNight is "\/dark\.svg", and must be .* night\.ground /),
  ]);
  expect(await check({ src: '/empty.svg' })).toEqual([expect.stringContaining('100% of /empty.svg has less')]);
});

test('what is no picture is named, and so is a size that would draw it out of shape', async () => {
  expect(await check({ src: '/words.svg' })).toEqual([
    'logo.src: theme.logo.src is "/words.svg", and must be a picture in public/, such as /logo.svg',
  ]);
  expect(await check({ src: '/dark.svg', atNight: '/none.svg' })).toEqual([
    'logo.atNight: theme.logo.atNight is "/none.svg", and must be a picture in public/, such as /logo.svg',
  ]);
  expect(await check({ src: '/boxed.svg', width: 120 })).toEqual([
    "logo.width: theme.logo.width is 120, and must be 180 with a height of 30, to keep the picture's shape (180 x 30)",
  ]);
});
