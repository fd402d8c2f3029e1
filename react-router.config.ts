import type { Config } from '@react-router/dev/config';
import { readPosts } from './scripts/texts/read-posts.ts';

export default {
  appDirectory: 'src/web',
  // Never the folder that is served: npm run build names one of its own, and swaps it in when it is whole.
  buildDirectory: process.env['FOYER_BUILD_FOLDER'] ?? 'builds/by-hand',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  /**
   * Every page and post stands as a file; /404 and /blog/404 are what the server sends, with that status, for a path and a post that nobody
   * knows.
   */
  prerender: async ({ getStaticPaths }) => {
    const posts = (await readPosts()).map(({ slug }) => `/blog/${slug}`);
    return [...getStaticPaths(), ...posts, '/404', '/blog/404'];
  },
} satisfies Config;
