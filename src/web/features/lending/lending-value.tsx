import { lendingParts } from '../../../../content/lending.ts';
import { formatFigure } from './format-figure.ts';

/** What the system is worth, drawn to scale: each part as long as its figure. */
export function LendingValue() {
  return (
    <div className="lending-value">
      {lendingParts.map(({ name, dollars }) => (
        <div key={name}>
          <b>{formatFigure(dollars)}</b>
          <span className="note">{name}</span>
        </div>
      ))}
    </div>
  );
}
