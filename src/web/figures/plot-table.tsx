import type { PlotProps } from './plot-props.ts';

/** The figures of a plot, newest first. */
export function PlotTable({
  title,
  word,
  days,
  format,
  unfinished,
}: Pick<PlotProps, 'title' | 'word' | 'days' | 'format' | 'unfinished'>) {
  return (
    <table className="ledger" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{word}</th>
          <th scope="col">Before that</th>
          <th scope="col">{word}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ name, value, before }, fromLast) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {unfinished && fromLast === 0 && ' so far'}
            </th>
            <td>{format(value)}</td>
            <td>
              {before.name}
              {unfinished && fromLast === 0 && ' by then'}
            </td>
            <td>{format(before.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
