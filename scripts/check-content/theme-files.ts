import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CARD_SIZE } from '../theme/card-size.ts';
import { checkLogo } from './check-logo.ts';
import { locateLine } from './locate-line.ts';
import type { Mistake } from './mistakes.ts';
import { theme as schema } from './schemas/theme.ts';

async function sizeOf(file: string): Promise<{ width: number; height: number } | null> {
  return sharp(file)
    .metadata()
    .catch(() => null);
}

/** A file of the owner's, or of a package of Foyer's. */
function isThere(folder: string, file: string): boolean {
  if (file.startsWith('./')) return existsSync(join(folder, file));
  try {
    return existsSync(fileURLToPath(import.meta.resolve(file)));
  } catch {
    return false;
  }
}

/** What the theme names must be there, and be the picture or font that it is taken for. */
export async function findThemeMistakes(folder: string, contents: ReadonlyMap<string, unknown>): Promise<Mistake[]> {
  const theme = schema.safeParse(contents.get('theme.ts')).data?.theme;
  if (theme === undefined) return [];
  const wrong: { path: PropertyKey[]; says: string }[] = [];
  for (const [use, { file, cardFile }] of Object.entries(theme.fonts))
    for (const [name, one] of Object.entries({ file, ...(cardFile && { cardFile }) }))
      if (!isThere(folder, one))
        wrong.push({
          path: ['fonts', use, name],
          says: `theme.fonts.${use}.${name} is "${one}", which is not there, and must be a file such as ./public/fonts/mine.woff2`,
        });
  const { icon, card } = theme;
  wrong.push(...(await checkLogo(theme, join(folder, 'public'))));
  if (icon !== null) {
    const size = await sizeOf(join(folder, icon));
    if (size === null || size.width !== size.height)
      wrong.push({ path: ['icon'], says: `theme.icon is "${icon}", and must be a square SVG or PNG in this folder` });
  }
  if (card !== null) {
    const size = await sizeOf(join(folder, card));
    if (size?.width !== CARD_SIZE.width || size.height !== CARD_SIZE.height)
      wrong.push({
        path: ['card'],
        says: `theme.card is "${card}", and must be a picture of ${CARD_SIZE.width} x ${CARD_SIZE.height} in this folder`,
      });
  }
  if (wrong.length === 0) return [];
  const source = await readFile(join(folder, 'theme.ts'), 'utf8');
  return Promise.all(
    wrong.map(async ({ path, says }) => ({
      file: 'theme.ts',
      line: await locateLine(source, ['theme', ...path]),
      says,
    })),
  );
}
