import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

/** So many pixels at least, as the rounded ends of letters have any colour between theirs and the ground's. */
const ENOUGH_PIXELS = 12;
const SAME = 10;

/** The theme's colours of these names as they are painted, whatever they are written in. */
export async function tokensOf(page: Page, names: readonly string[]): Promise<ReadonlyMap<string, Rgb>> {
  const painted = await page.evaluate(
    (wanted) =>
      wanted.map((name): [string, Rgb] => {
        const context = document.createElement('canvas').getContext('2d');
        if (context === null) throw new Error('This browser paints nothing');
        context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return [name, [red, green, blue]];
      }),
    names,
  );
  return new Map(painted);
}

/** Which of `colours` a picture shows unmixed. */
export async function shownColours(png: Buffer, colours: ReadonlyMap<string, Rgb>): Promise<string[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    for (const [name, colour] of colours) {
      if (colour.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) <= SAME))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...colours.keys()].filter((name) => (counts.get(name) ?? 0) >= ENOUGH_PIXELS);
}
