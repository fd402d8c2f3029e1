/** A text of content/ as the build makes it: a component, what stood above it, and its headings. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { LegalFrontMatter, TocEntry } from './features/legal/legal-text.ts';

  const Text: ComponentType;
  export default Text;
  export const frontmatter: LegalFrontMatter;
  export const tableOfContents: readonly TocEntry[];
}
