import type { ReactNode } from 'react';
import type { Shown } from '../../../../../content/portfolio.ts';
import { Comparables } from './comparables.tsx';
import { Finance } from './finance.tsx';
import { Match } from './match.tsx';
import { Papers } from './papers.tsx';
import { Talk } from './talk.tsx';
import { Week } from './week.tsx';

/** What is drawn of a product. */
export function Drawn({ id, shown }: { id: string; shown: Shown }): ReactNode {
  switch (shown.kind) {
    case 'talk':
      return <Talk {...shown} />;
    case 'papers':
      return <Papers {...shown} />;
    case 'match':
      return <Match {...shown} />;
    case 'comparables':
      return <Comparables id={id} {...shown} />;
    case 'week':
      return <Week {...shown} />;
    case 'finance':
      return <Finance id={id} {...shown} />;
    default:
      return null;
  }
}

/** The kinds with figures that can be moved. */
const RUNNING: ReadonlySet<string> = new Set(['comparables', 'finance'] satisfies Shown['kind'][]);

/** Whether a visitor can move its figures. */
export const canBeMoved = ({ kind }: Shown): boolean => RUNNING.has(kind);

/** A product at work, drawn from the figures in content/portfolio.ts; `of` is its name. One that runs is an island. */
export function Miniature({ id, of, shown }: { id: string; of: string; shown: Shown }) {
  const island = canBeMoved(shown) && { 'data-island': 'miniature', 'data-of': id, 'data-when': 'near' };
  return (
    <figure className="mini" aria-label={`${of}: an example`} {...island}>
      <Drawn id={id} shown={shown} />
    </figure>
  );
}
