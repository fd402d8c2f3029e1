import { useId } from 'react';

interface FigureRow {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

/** A list of figures under a heading. */
export function FigureRows({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        {title}
      </h2>
      <dl className="entries rows">
        {rows.map((row) => (
          <div key={row.name}>
            <dt>
              {row.name}
              {row.note !== undefined && <span className="second">{row.note}</span>}
            </dt>
            <dd className="figure">{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
