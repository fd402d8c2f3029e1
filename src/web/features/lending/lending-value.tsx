import { lendingParts } from '../../../../content/lending.ts';
import { formatWholeDollars } from '../../ui/format-whole-dollars.ts';

/** What the system is worth, drawn to scale: each part as long as its figure. */
export function LendingValue() {
  return (
    <div className="lending-value to-scale">
      {lendingParts.map(({ name, dollars }) => (
        <div key={name}>
          <b>{formatWholeDollars(dollars)}</b>
          <span className="note">{name}</span>
        </div>
      ))}
    </div>
  );
}
