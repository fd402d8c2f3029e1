interface LineMark {
  /** How far along the line, 0 to 100. */
  readonly at: number;
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

interface ScaledMeasureProps {
  /** The figure that the line measures. */
  figure: string;
  /** The start and end of the range, 0 to 100. */
  from: number;
  to: number;
  /** Further limits on the same line. */
  ticks?: readonly { readonly at: number; readonly strong: boolean }[];
  /** Figures along the line. */
  steps: readonly { readonly at: number; readonly text: string }[];
  /** The mark of the visitor's own figure. */
  mark?: LineMark;
}

const noTicks: NonNullable<ScaledMeasureProps['ticks']> = [];
/** From the drawing's top, in pixels: the baseline of the visitor's figure, the line, and the baseline of the figures along it. */
const MARK_TEXT = 12;
const MIDDLE = 32;
const STEP_TEXT = 58;
/** Within this distance of an end, a centred text would leave the line: the visitor's figure, and a figure along it. */
const EDGE = 14;

const STEP_EDGE = 8;

function anchorAt(at: number, edge = EDGE) {
  if (at < edge) return 'start';
  return at > 100 - edge ? 'end' : 'middle';
}

/** A dimension line to scale: a range, and the visitor's own figure as a mark. Only drawn, because the words beside it say the same. */
export function ScaledMeasure({ figure, from, to, ticks = noTicks, steps, mark }: ScaledMeasureProps) {
  return (
    <div className="scaled">
      <b>{figure}</b>
      <svg width="100%" height={STEP_TEXT + 4} aria-hidden="true">
        <line className="ground" x1="0%" x2="100%" y1={MIDDLE} y2={MIDDLE} />
        <line className="range" x1={`${from}%`} x2={`${to}%`} y1={MIDDLE} y2={MIDDLE} />
        <line className="end" x1={`${from}%`} x2={`${from}%`} y1={MIDDLE - 8} y2={MIDDLE + 8} />
        <line className="end" x1={`${to}%`} x2={`${to}%`} y1={MIDDLE - 8} y2={MIDDLE + 8} />
        {ticks.map(({ at, strong }) => (
          <line
            key={at}
            className={strong ? 'tick strong' : 'tick'}
            x1={`${at}%`}
            x2={`${at}%`}
            y1={MIDDLE - 5}
            y2={MIDDLE + 5}
          />
        ))}
        {steps.map(({ at, text }) => (
          <g key={at} className="step">
            <line x1={`${at}%`} x2={`${at}%`} y1={MIDDLE - 4} y2={MIDDLE + 4} />
            <text x={`${at}%`} y={STEP_TEXT} textAnchor={anchorAt(at, STEP_EDGE)}>
              {text}
            </text>
          </g>
        ))}
        {mark && (
          <>
            <svg className={`mark ${mark.tone}`} x={`${mark.at}%`}>
              <path d={`M0 ${MIDDLE - 7}l7 7-7 7-7-7z`} />
            </svg>
            <text x={`${mark.at}%`} y={MARK_TEXT} textAnchor={anchorAt(mark.at)}>
              {mark.text}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
