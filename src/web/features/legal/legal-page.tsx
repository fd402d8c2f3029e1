import { LongDate } from '../../ui/long-date.tsx';
import type { ComponentType, ReactNode } from 'react';

/** A legal text's front matter. */
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

/** A file of content/legal as the build compiles it. */
export interface LegalText {
  readonly default: ComponentType;
  readonly frontmatter: LegalFrontMatter;
  readonly tableOfContents: readonly TocEntry[];
}

/** A legal text with its table of contents and the date of its last change; `note` says what holds for this visitor. */
export function LegalPage({ text, note }: { text: LegalText; note?: ReactNode }) {
  const { default: Text, frontmatter, tableOfContents } = text;
  return (
    <article className="wide text-page">
      <header className="text-head">
        <h1>{frontmatter.title}</h1>
        <p>
          Last Updated: <LongDate day={frontmatter.lastUpdated} />
        </p>
        {note}
      </header>
      <div className="text-plan">
        <nav className="toc" aria-labelledby="toc-title">
          <h2 id="toc-title">On this page</h2>
          <ol>
            {tableOfContents.map(({ id, value }) => (
              <li key={value}>
                <a href={`#${id}`}>{value}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          <Text />
        </div>
      </div>
    </article>
  );
}
