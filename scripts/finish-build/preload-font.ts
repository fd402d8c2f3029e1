import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The face of the largest text of every page. The others come when the styles ask for them; their fallbacks have the same metrics. */
const LARGEST_TEXT = /^familjen-grotesk-latin-.*\.woff2$/;

export async function preloadFont(html: string, root: string): Promise<string> {
  const font = (await readdir(join(root, 'assets'))).find((name) => LARGEST_TEXT.test(name));
  if (font === undefined) throw new Error('The font of the largest text is not among the assets');
  const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin=""/>`;
  return html.replace('<style>', () => `${preload}<style>`);
}
