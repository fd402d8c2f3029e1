import { useId, type Key, type ReactNode } from 'react';
import { Link } from 'react-router';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { Button } from '../../../ui/button.tsx';

interface TodayBlockProps<Line> {
  title: string;
  block: { state: 'failed' } | { state: 'ready'; total: number; lines: readonly Line[] };
  keyOf: (line: Line) => Key;
  children: (line: Line) => ReactNode;
  /** Where all of them are; null where nothing but this lists them. */
  all: { readonly to: string; readonly name: string } | null;
  retry: { readonly isBusy: boolean; readonly go: () => void };
}

/** One part of what today asks for: its first lines and how many there are; why it is missing; nothing where there is none. */
export function TodayBlock<Line>({ title, block, keyOf, children, all, retry }: TodayBlockProps<Line>) {
  const titleId = useId();
  if (block.state === 'ready' && block.total === 0) return null;
  return (
    <section className="today-block" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} {block.state === 'ready' && <span className="note">{tellFigure(block.total)}</span>}
      </h2>
      {block.state === 'failed' ? (
        <div className="today-failed">
          <p role="alert" className="err">
            This part could not be read. Everything else on this page is as it should be.
          </p>
          <Button small busy={retry.isBusy} onClick={retry.go}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          <ul className="today-lines" aria-label={title}>
            {block.lines.map((line) => (
              <li key={keyOf(line)} className="today-line" data-row>
                {children(line)}
              </li>
            ))}
          </ul>
          {block.total > block.lines.length && (
            <p className="today-more">
              {all === null ? (
                `And ${tellFigure(block.total - block.lines.length)} more, once these are done.`
              ) : (
                <Link to={all.to}>
                  {all.name}: {tellFigure(block.total)}
                </Link>
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}
