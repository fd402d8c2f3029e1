import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packages } from './schemas/offers.ts';
import { checkLink, type Known } from './known-links.ts';
import { locateLine } from './locate-line.ts';
import type { Mistake } from './mistakes.ts';

const checkoutLink = /^\/checkout\?(?:.*&)?service=([^&#]*)/;
/** How content calls what leads somewhere: `href`, `link`, `buttonLink`, `orderUrl`. */
const LINK_NAME = /(^href|[lL]ink|[uU]rl)$/;

interface Link {
  readonly path: readonly PropertyKey[];
  readonly target: string;
}

function linksIn(value: unknown, path: readonly PropertyKey[] = []): Link[] {
  if (typeof value === 'string') return LINK_NAME.test(String(path.at(-1))) ? [{ path, target: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => linksIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => linksIn(entry, [...path, name]));
}

/** What holds between files: a link leads to a page or a file that there is, and one to the checkout names a package that is sold. */
export async function findStrayLinks(
  folder: string,
  contents: ReadonlyMap<string, unknown>,
  known: Known,
): Promise<Mistake[]> {
  const sold = packages.safeParse(contents.get('packages.ts')).data?.packages.map((one) => one.id) ?? [];
  const mistakes: Mistake[] = [];
  for (const [file, values] of contents) {
    for (const { path, target } of linksIn(values)) {
      const service = checkoutLink.exec(target)?.[1];
      const isUnsold = service !== undefined && sold.length > 0 && !sold.includes(service);
      const says = isUnsold
        ? `the link "${target}" sells "${service}", and must sell one of the packages: ${sold.join(', ')}`
        : target.startsWith('/')
          ? checkLink(target, known)
          : null;
      if (says === null) continue;
      const line = await locateLine(await readFile(join(folder, file), 'utf8'), path);
      mistakes.push({ file, line, says });
    }
  }
  return mistakes;
}
