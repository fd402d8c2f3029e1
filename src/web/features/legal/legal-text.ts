import type { ComponentType } from 'react';

/** What stands above a legal text, between its dashes. */
export interface LegalFrontMatter {
  readonly title: string;
  readonly description: string;
  /** `2025-05-08` */
  readonly lastUpdated: string;
}

export interface TocEntry {
  readonly value: string;
  readonly depth: number;
  readonly id?: string;
}

/** A file of content/legal, as the build hands it over. */
export interface LegalText {
  readonly default: ComponentType;
  readonly frontmatter: LegalFrontMatter;
  readonly tableOfContents: readonly TocEntry[];
}
