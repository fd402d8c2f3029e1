import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import addIds from 'rehype-slug';
import passFrontMatter from 'remark-frontmatter';
import exportFrontMatter from 'remark-mdx-frontmatter';
import { sizePictures } from './size-pictures.ts';

/** How posts and legal texts become components: with their front matter and table of contents as exports of their own. */
export function textPlugins(publicFolder: string) {
  return {
    remarkPlugins: [passFrontMatter, exportFrontMatter],
    rehypePlugins: [addIds, extractToc, exportToc, sizePictures(publicFolder)],
  };
}
