export interface KeyFigure {
  figure: string;
  note?: string;
}

/** Figures of unlike units, each with a note below it: in a row, on phones in a column. They stand on no line, since no scale is common to them. */
export function KeyFigures({ figures, small = false }: { figures: readonly KeyFigure[]; small?: boolean }) {
  return (
    <div className={small ? 'key-figures small' : 'key-figures'}>
      {figures.map(({ figure, note }) => (
        <div key={figure}>
          <b>{figure}</b>
          {note !== undefined && <span className="note">{note}</span>}
        </div>
      ))}
    </div>
  );
}
