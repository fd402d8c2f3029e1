import { Tooltip, TooltipGroup } from './tooltip.tsx';

/** How a figure changed: `+12.4% on the week before`. */
export interface Change {
  readonly text: string;
  readonly tone: 'up' | 'down' | 'even';
}

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** The figure's explanation, shown as a tooltip of its name. */
  readonly meaning: string;
  readonly note?: string | null;
  readonly change?: Change | null;
}

/** A few figures side by side in one frame. */
export function FigureCards({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <TooltipGroup>
      <ul className="cards" aria-label={label}>
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </ul>
    </TooltipGroup>
  );
}

function FigureCard({ figure }: { figure: Figure }) {
  return (
    <li>
      <Tooltip text={figure.meaning} className="note meaning">
        {figure.name}
      </Tooltip>
      <b>{figure.value}</b>
      {figure.change && <span className={`note change ${figure.change.tone}`}>{figure.change.text}</span>}
      {figure.note && <span className="note">{figure.note}</span>}
    </li>
  );
}
