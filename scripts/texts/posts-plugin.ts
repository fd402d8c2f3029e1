import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { readPosts } from './read-posts.ts';

const NAME = 'virtual:posts';
const ID = `\0${NAME}`;

/**
 * `virtual:posts` is the list of the posts: of each what stands above it, and a way to fetch its text, so that the list does not bring the texts
 * along. A post that is added, changed or taken away is in the list at once; drafts only while the site is developed.
 */
export function postList(folder: string): Plugin {
  const posts = join(folder, 'posts');
  let drafts = false;
  return {
    name: 'foyer-posts',
    configResolved({ command }) {
      drafts = command === 'serve';
    },
    resolveId: { filter: { id: /^virtual:posts$/ }, handler: () => ID },
    load: {
      filter: { id: /virtual:posts$/ },
      async handler() {
        const listed = await readPosts(posts, { drafts });
        const frontMatters = listed.map((post) => ({ ...post, text: undefined }));
        const texts = listed.map(({ slug }) => {
          const file = join(posts, `${slug}.mdx`).split(sep).join('/');
          return `${JSON.stringify(slug)}: () => import(${JSON.stringify(file)})`;
        });
        return `export const posts = ${JSON.stringify(frontMatters)};\nexport const texts = { ${texts.join(', ')} };\n`;
      },
    },
    configureServer(server) {
      server.watcher.add(posts);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(posts + sep)) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          const list = moduleGraph.getModuleById(ID);
          if (list === undefined) continue;
          moduleGraph.invalidateModule(list);
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
