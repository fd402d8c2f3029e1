export interface MeasureFigure {
  figure: string;
  note?: string;
}

/** Dimension lines, each with a figure over it and a note below the figure: in a row, on phones in a column. */
export function Measure({ figures, small = false }: { figures: readonly MeasureFigure[]; small?: boolean }) {
  return (
    <div className={small ? 'measure small' : 'measure'}>
      {figures.map(({ figure, note }) => (
        <div key={figure}>
          <b>{figure}</b>
          {note !== undefined && <span className="note">{note}</span>}
        </div>
      ))}
    </div>
  );
}
