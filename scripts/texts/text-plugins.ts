import type { CompileOptions } from '@mdx-js/mdx';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import addIds from 'rehype-slug';
import passFrontMatter from 'remark-frontmatter';
import readGitHubMarkdown, { type Options } from 'remark-gfm';
import exportFrontMatter from 'remark-mdx-frontmatter';
import { frameTables } from './frame-tables.ts';
import { sizePictures } from './size-pictures.ts';

interface Plugins {
  readonly remarkPlugins: NonNullable<CompileOptions['remarkPlugins']>;
  readonly rehypePlugins: NonNullable<CompileOptions['rehypePlugins']>;
}

/** With tables, bare addresses as links and what is struck through, as on GitHub; one tilde alone is a tilde. */
const asOnGitHub: Options = { singleTilde: false };

/** How posts and legal texts become components: with their front matter and table of contents as exports of their own. */
export function textPlugins(publicFolder: string): Plugins {
  return {
    remarkPlugins: [passFrontMatter, exportFrontMatter, [readGitHubMarkdown, asOnGitHub]],
    rehypePlugins: [addIds, extractToc, exportToc, sizePictures(publicFolder), frameTables],
  };
}
