export interface MeasureFigure {
  figure: string;
  note?: string;
}

/** Dimension lines, each with a real figure over it and, under that, what it measures. Lies in a row, stands in a column on phones. */
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
