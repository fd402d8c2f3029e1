import { LongDate } from '../../ui/long-date.tsx';
import type { LegalText } from './legal-text.ts';

/** A legal text with its table of contents; the last day it changed stands on top, as the texts themselves promise. */
export function LegalPage({ text }: { text: LegalText }) {
  const { default: Text, frontmatter, tableOfContents } = text;
  return (
    <article className="wide text-page">
      <header className="text-head">
        <h1>{frontmatter.title}</h1>
        <p>
          Last Updated: <LongDate day={frontmatter.lastUpdated} />
        </p>
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
