import type { ReactNode } from 'react';
import type { Shown } from '../../../../../content/portfolio.ts';
import { Comparables } from './comparables.tsx';
import { Finance } from './finance.tsx';
import { Match } from './match.tsx';
import { Papers } from './papers.tsx';
import { Talk } from './talk.tsx';
import { Week } from './week.tsx';

function Drawn({ shown }: { shown: Shown }): ReactNode {
  switch (shown.kind) {
    case 'talk':
      return <Talk {...shown} />;
    case 'papers':
      return <Papers {...shown} />;
    case 'match':
      return <Match {...shown} />;
    case 'comparables':
      return <Comparables {...shown} />;
    case 'week':
      return <Week {...shown} />;
    case 'finance':
      return <Finance {...shown} />;
    default:
      return null;
  }
}

/** A product at work, drawn from the figures in content/portfolio.ts; `of` is its name. */
export function Miniature({ of, shown }: { of: string; shown: Shown }) {
  return (
    <figure className="mini" aria-label={`${of}: an example`}>
      <Drawn shown={shown} />
    </figure>
  );
}
