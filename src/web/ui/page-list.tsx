import { tellFigure } from '../../contract/tell-figure.ts';
import { barOf } from './bar-of.ts';

interface ViewedPage {
  readonly path: string;
  readonly title: string | null;
  readonly views: number;
}

/** Pages by how often they were opened. */
export function PageList({ label, pages }: { label: string; pages: readonly ViewedPage[] }) {
  const most = Math.max(...pages.map(({ views }) => views));
  return (
    <ol className="entries pages barred" aria-label={label}>
      {pages.map((page) => (
        <li key={page.path} style={barOf(page.views, most)}>
          <span>
            <strong className="path">{page.path}</strong>
            {page.title && <span className="second">{page.title}</span>}
          </span>
          <span className="figure">
            {tellFigure(page.views)} <small>{page.views === 1 ? 'view' : 'views'}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
