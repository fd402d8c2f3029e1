import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { postPages } from './scripts/texts/post-pages.ts';
import { textPlugins } from './scripts/texts/text-plugins.ts';
import { contentFolder } from './scripts/content-folder/content-folder.mjs';
import { ownContent } from './scripts/content-folder/own-content-plugin.ts';
import { contentMistakes } from './scripts/dev/content-plugin.ts';
import { postList } from './scripts/texts/posts-plugin.ts';
import { leanLibraries } from './scripts/lean/lean-plugin.ts';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';
import { ownTheme } from './scripts/theme/theme-plugin.ts';
import { devApi } from './scripts/dev/api-plugin.ts';
import { spanishDefine } from './scripts/texts/spanish-forms.ts';

/** A page asks for few files: the boot and start scripts, React with its router, the shell around every page, and the page itself. */
const chunks = [
  {
    name: 'react',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 20,
  },
  {
    name: 'shell',
    test: /[\\/]site\.ts$|src[\\/]domain[\\/]parse-url|src[\\/]contract[\\/](session-notes|tell-figure|visitor-api)\.|src[\\/]web[\\/](shell[\\/](?!fetch-ahead)|analytics[\\/](?!form-watch)|meta|boot|api[\\/](load-code|preload-files|once|shaped)\.|words[\\/](say|say-hours)\.|ui[\\/](button|popovers|spinner|store|toast|toast-region|use-hydrated|use-lazy)\.tsx?)/,
    priority: 10,
  },
];

const root = fileURLToPath(new URL('.', import.meta.url));
const content = contentFolder(root);

/** Posts and legal texts are components at the build. */
const texts = mdx(textPlugins(join(content, 'public')));

export default defineConfig({
  define: { ...(await postPages()), ...spanishDefine },
  publicDir: join(content, 'public'),
  plugins: [
    ownContent(root, content),
    contentMistakes(content),
    { ...texts, enforce: 'pre' },
    ownTheme(root, content),
    postList(content),
    leanLibraries(join(root, 'node_modules')),
    reactRouter(),
    devApi(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Those that know layers, nesting and colours in oklch; older ones would want every colour twice.
    cssTarget: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      // What one page fetches late and the desk at once: nothing that an owner who builds could do anything about.
      onLog: (level, log, tell) => log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && tell(level, log),
    },
  },
});
