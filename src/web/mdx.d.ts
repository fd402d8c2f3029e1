/** A text of content/ as the build compiles it: a component, its front matter, and its headings. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { LegalFrontMatter, TocEntry } from './features/legal/legal-page.tsx';

  const Text: ComponentType;
  export default Text;
  export const frontmatter: LegalFrontMatter;
  export const tableOfContents: readonly TocEntry[];
}

/** The posts of the content, newest first; made by scripts/texts/posts-plugin.ts. */
declare module 'virtual:posts' {
  import type { ComponentType } from 'react';

  /** A post's front matter. */
  export interface ListedPost {
    readonly title: string;
    readonly excerpt: string;
    /** `2025-05-06` */
    readonly date: string;
    /** The last part of its path. */
    readonly slug: string;
    /** `6 min` */
    readonly readTime: string;
    readonly author?: string;
    /** A path of the site, or an address elsewhere, and how long it is: `24 s`. */
    readonly video?: {
      readonly title: string;
      readonly href: string;
      readonly length: string;
      readonly seen?: readonly string[];
    };
    /** Drawn above the post, the first one in the list too. */
    readonly figures?: readonly {
      readonly what: string;
      readonly bars: readonly { readonly name: string; readonly figure: string; readonly amount: number }[];
    }[];
    /** A draft is listed only in development. */
    readonly isDraft: boolean;
  }

  export const posts: readonly ListedPost[];
  export const texts: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}

/** What the pages need of the theme besides its style sheet; made by scripts/theme/theme-plugin.ts. */
declare module 'virtual:theme' {
  /** The ground of a page by the scheme that the visitor prefers, for the browser's bar. */
  export const grounds: { readonly light: string; readonly dark: string };
  /** The theme's, as content/theme.ts describes it. */
  export const logo: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly atNight?: string | undefined;
  } | null;
}
declare module 'virtual:theme.css' {}
