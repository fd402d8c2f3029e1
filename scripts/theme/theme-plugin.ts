import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mime from 'mime';
import type { Plugin, ViteDevServer } from 'vite';
import { theme as themeSchema } from '../check-content/schemas/theme.ts';
import { site as siteSchema } from '../check-content/schemas/brand.ts';
import { toHex } from '../../src/domain/colour/colour.ts';
import { makeBrandFiles } from './brand-files.ts';
import { themeCss } from './theme-css.ts';

const NAME = 'virtual:theme';
const CSS_NAME = 'virtual:theme.css';

/**
 * `virtual:theme.css` is the style sheet of the owner's theme, `virtual:theme` the little of it that the pages need besides. While the site is
 * developed, its icons and manifest come from here too; a build writes them once its pages stand.
 */
export function ownTheme(root: string, content: string): Plugin {
  const ids = new Map([
    [NAME, `\0${NAME}`],
    // By a path in the project's folder, from which the faces are looked for.
    [CSS_NAME, join(root, 'virtual-theme.css')],
  ]);
  const file = join(content, 'theme.ts');
  let server: ViteDevServer | null = null;
  let reads = 0;

  /** Anew each time: the owner is changing it. */
  async function read(name: 'theme.ts' | 'site.ts'): Promise<unknown> {
    reads += 1;
    return { ...(await import(`${pathToFileURL(join(content, name)).href}?${server === null ? 0 : reads}`)) };
  }
  const readTheme = async () => themeSchema.parse(await read('theme.ts')).theme;

  async function send(name: string, response: ServerResponse): Promise<void> {
    try {
      const { site } = siteSchema.parse(await read('site.ts'));
      const found = (await makeBrandFiles({ theme: await readTheme(), site, folder: content })).get(name);
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': mime.getType(name) ?? 'text/plain' });
      response.end(found);
    } catch {
      // What is wrong with the theme is told by the page and the terminal.
      response.writeHead(500).end();
    }
  }

  return {
    name: 'foyer-theme',
    resolveId: { filter: { id: /^virtual:theme(\.css)?$/ }, handler: (source) => ids.get(source) ?? null },
    load: {
      filter: { id: /virtual[:-]theme(\.css)?$/ },
      async handler(id) {
        this.addWatchFile(file);
        const theme = await readTheme();
        if (id === ids.get(CSS_NAME)) return themeCss(theme, root, content);
        const grounds = { light: toHex(theme.day.ground), dark: toHex(theme.night.ground) };
        return `export const grounds = ${JSON.stringify(grounds)};\nexport const logo = ${JSON.stringify(theme.logo)};\n`;
      },
    },
    configureServer(started) {
      server = started;
      started.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!/^((?:site|desk)\.webmanifest|favicon\.ico|[\w-]*icon[\w-]*\.(svg|png))$/.test(name)) return next();
        void send(name, response);
        return undefined;
      });
    },
  };
}
