import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build/finish-build.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  /** Every page stands as a file; /404 is what the server sends, with that status, for a path that nobody knows. */
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
