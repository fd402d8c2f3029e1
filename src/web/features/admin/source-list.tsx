import { tellFigure } from '../../../contract/tell-figure.ts';
import type { Dashboard } from '../../../contract/analytics.ts';
import { barOf } from '../../ui/bar-of.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { nameSource } from './parts/name-source.ts';

/** The referrers. They are not links, because anybody can send a referrer. */
export function SourceList({ sources }: { sources: Dashboard['topReferrers'] }) {
  if (sources.length === 0) return <Empty title="No traffic sources yet">They begin with the first visitor.</Empty>;
  const most = Math.max(...sources.map(({ count }) => count));
  return (
    <ol className="entries sources barred" aria-label="Traffic sources">
      {sources.map(({ referrer, count }) => {
        const source = nameSource(referrer);
        return (
          <li key={referrer} style={barOf(count, most)}>
            <span>
              <strong className="path">{source.name}</strong>
              <span className="second">{source.kind}</span>
            </span>
            <span className="figure">
              {tellFigure(count)} <small>{count === 1 ? 'visitor' : 'visitors'}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
