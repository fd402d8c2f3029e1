import { encode } from 'uqr';

/** The quiet zone that readers need (ISO/IEC 18004). */
const BORDER = 4;

/** One path of all dark modules, each run of a row as one box. */
function drawPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join('');
}

/** A text as a QR code, for a phone's camera; the text itself has to stand beside it for everybody else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={drawPath(data)} />
    </svg>
  );
}
