import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build/finish-build.ts';
import { readPosts } from './scripts/finish-build/read-posts.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
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
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
