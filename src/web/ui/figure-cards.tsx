import { Tooltip, TooltipGroup } from './tooltip.tsx';

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What is counted, told when its name is pointed at. */
  readonly meaning: string;
  readonly note?: string | null;
}

/** The few figures that matter, side by side behind one wall. */
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
      {figure.note && <span className="note">{figure.note}</span>}
    </li>
  );
}
