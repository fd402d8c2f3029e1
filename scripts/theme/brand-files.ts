import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Theme } from '../../content/theme.ts';
import { DESK_PATH } from '../../src/contract/paths.ts';
import { toHex } from '../../src/domain/colour/colour.ts';

/** What the files are made of: the theme, what the brand is called, and where the owner's own icon lies. */
export interface Brand {
  readonly theme: Pick<Theme, 'day' | 'icon'>;
  readonly site: { readonly brand: string; readonly shortName: string };
  readonly folder: string;
}

const PNG_SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;
const FAVICON_SIZE = 32;

/** Foyer's own icon: a door that opens into a lit room. */
function drawIcon({ ground, ink, accent, light }: Theme['day']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${toHex(ground)}" d="M0 0h64v64H0z"/><path fill="${toHex(light)}" d="M12 12h40v40H12z"/><path fill="none" stroke="${toHex(ink)}" stroke-width="7" d="M22 54.5H9.500V9.500h45v45H50"/><path fill="none" stroke="${toHex(ink)}" stroke-width="2.5" d="M22 54V28a26 26 0 0 1 26 26"/><circle cx="37" cy="26" r="6" fill="${toHex(accent)}"/></svg>`;
}

/** One PNG in the container that browsers ask for by themselves. */
function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Of the site, or of the desk, which stands on a home screen by itself: an iPhone tells nothing by push without that. */
function manifest({ theme: { day }, site }: Brand, of: 'site' | 'desk'): string {
  const ground = toHex(day.ground);
  const pngs = [192, 512].map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` }));
  const described = {
    ...(of === 'site'
      ? { name: site.brand, short_name: site.shortName, start_url: '/', display: 'browser' }
      : {
          name: `${site.brand} desk`,
          short_name: 'Desk',
          start_url: DESK_PATH,
          scope: DESK_PATH,
          display: 'standalone',
        }),
    background_color: ground,
    theme_color: ground,
    icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, ...pngs],
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}

/** A picture of points in an SVG, so that the site's icons have the same names whatever they are made of. */
const wrapped = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

/** The icons in every size and the manifest, by their names at the site's root. */
export async function makeBrandFiles(brand: Brand): Promise<ReadonlyMap<string, string | Buffer>> {
  const { theme, folder } = brand;
  const picture = theme.icon === null ? Buffer.from(drawIcon(theme.day)) : await readFile(join(folder, theme.icon));
  const isSvg = theme.icon === null || theme.icon.endsWith('.svg');
  const draw = (size: number) => sharp(picture, { density: 600 }).resize(size, size).png().toBuffer();
  const files = new Map<string, string | Buffer>([
    ['site.webmanifest', manifest(brand, 'site')],
    ['desk.webmanifest', manifest(brand, 'desk')],
    ['icon.svg', isSvg ? picture : wrapped(await draw(192))],
    ['favicon.ico', asIco(await draw(FAVICON_SIZE))],
  ]);
  for (const [name, size] of Object.entries(PNG_SIZES)) files.set(name, await draw(size));
  return files;
}
