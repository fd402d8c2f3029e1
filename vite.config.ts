import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import addIds from 'rehype-slug';
import readFrontMatter from 'remark-frontmatter';
import exportFrontMatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { devApi } from './scripts/dev-api-plugin.ts';

/** A page asks for few files: the boot and start scripts, React with its router, the shell around every page, and the page itself. */
const chunks = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 20,
  },
  {
    name: 'shell',
    test: /content[\\/]site\.ts|src[\\/]web[\\/](shell|analytics|meta|boot|api[\\/]request|ui[\\/](button|chip|measure|note|room|spinner|suite|toast|toast-host|toast-region|unbroken)\.tsx?)/,
    priority: 10,
  },
];

/** Posts and legal texts: components at the build, with their front matter and table of contents as exports of their own. */
const texts = mdx({
  remarkPlugins: [readFrontMatter, exportFrontMatter],
  rehypePlugins: [addIds, extractToc, exportToc],
});

export default defineConfig({
  plugins: [{ ...texts, enforce: 'pre' }, reactRouter(), devApi()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Those that know layers, nesting and colours in oklch; older ones would want every colour twice.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
