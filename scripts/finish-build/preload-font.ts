import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { theme } from '../../content/theme.ts';

/** The face of the largest text of every page. The others come when the styles ask for them; their fallbacks have the same metrics. */
const face = basename(theme.fonts.display.file, '.woff2');

export async function preloadFont(html: string, root: string): Promise<string> {
  const font = (await readdir(join(root, 'assets'))).find(
    (name) => name.startsWith(`${face}-`) && name.endsWith('.woff2'),
  );
  if (font === undefined) throw new Error('The font of the largest text is not among the assets');
  const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin=""/>`;
  return html.replace('<style>', () => `${preload}<style>`);
}
