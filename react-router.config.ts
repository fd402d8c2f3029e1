import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '@react-router/dev/config';
import { root } from './scripts/project.mjs';
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
  // In a process of its own: here the router's loader stands between an import and the owner's content.
  buildEnd: async ({ reactRouterConfig }) => {
    const args = ['--import', './scripts/content-folder/own-content.mjs', 'scripts/finish-build/command.ts'];
    const child = spawn('node', [...args, reactRouterConfig.buildDirectory], { cwd: root, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The pages could not be finished (code ${code})`);
  },
} satisfies Config;
