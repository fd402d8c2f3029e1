import { join } from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { contrastOf } from '../../src/domain/colour/colour.ts';
import type { theme as schema } from './schemas/theme.ts';

type OwnTheme = z.infer<typeof schema>['theme'];
type OwnLogo = NonNullable<OwnTheme['logo']>;

interface Wrong {
  readonly path: PropertyKey[];
  readonly says: string;
}

/** What is drawn, not written, needs 3 to 1 by WCAG 2 AA. */
const DRAWN = 3;
/** At most as much of what a logo draws may be lost on its ground: some part of a mark, never the name. */
const MOST = 0.5;
/** What is thinner does not count as drawn. */
const OPAQUE = 128;
/** A picture that fills its whole box brings a ground of its own. */
const FILLED = 0.98;
/** By how much a picture may be drawn out of its shape. */
const STRETCH = 1.03;
const WIDE_PIXELS = 200;

/** What share of the drawn pixels does not stand out from a ground, 0 to 1. */
async function lostOn(file: string, ground: string): Promise<number> {
  const { data } = await sharp(file).resize(WIDE_PIXELS).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isLost = new Map<string, boolean>();
  let drawn = 0;
  let lost = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < OPAQUE) continue;
    drawn += 1;
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    if (!isLost.has(colour)) isLost.set(colour, contrastOf(colour, ground) < DRAWN);
    if (isLost.get(colour)) lost += 1;
  }
  if (drawn === 0) return 1;
  return drawn / (data.length / 4) >= FILLED ? 0 : lost / drawn;
}

function shapeMistake({ width, height }: OwnLogo, natural: { width: number; height: number }): Wrong[] {
  const stretch = (width / height) * (natural.height / natural.width);
  if (Math.max(stretch, 1 / stretch) <= STRETCH) return [];
  const fitting = Math.round((height * natural.width) / natural.height);
  return [
    {
      path: ['logo', 'width'],
      says: `theme.logo.width is ${width}, and must be ${fitting} with a height of ${height}, to keep the picture's shape (${natural.width} x ${natural.height})`,
    },
  ];
}

const inPercent = (share: number) => `${Math.round(share * 100)}%`;

/** What is wrong with the pictures that stand for the brand's name: each must be there, keep its shape, and be seen on its ground. */
export async function checkLogo({ logo, day, night }: OwnTheme, publicFolder: string): Promise<Wrong[]> {
  if (logo === null) return [];
  const wrong: Wrong[] = [];
  const look = async (name: 'src' | 'atNight', src: string, ground: string, whose: string, instead: string) => {
    const file = join(publicFolder, src);
    const size = await sharp(file)
      .metadata()
      .catch(() => null);
    if (size === null) {
      wrong.push({
        path: ['logo', name],
        says: `theme.logo.${name} is "${src}", and must be a picture in public/, such as /logo.svg`,
      });
      return;
    }
    wrong.push(...shapeMistake(logo, size));
    const lost = await lostOn(file, ground);
    if (lost > MOST)
      wrong.push({
        path: ['logo', name],
        says: `theme.logo.${instead}, of which at least half has a contrast of ${DRAWN} to 1 to ${whose} (${ground}); ${inPercent(lost)} of ${src} has less`,
      });
  };
  await look('src', logo.src, day.ground, 'day.ground', `src is "${logo.src}", and must be a picture`);
  if (wrong.length > 0) return wrong;
  const instead =
    logo.atNight === undefined
      ? "atNight is missing, and must be the logo in light colours, such as '/logo-at-night.svg'"
      : `atNight is "${logo.atNight}", and must be a picture`;
  await look('atNight', logo.atNight ?? logo.src, night.ground, 'night.ground', instead);
  return wrong;
}
