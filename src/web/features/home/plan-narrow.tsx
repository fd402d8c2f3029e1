import { Lines } from './plan-lines.tsx';
import { planDescription, type PlanProps } from './plan-wide.tsx';

const WALK = 'M62 408V342Q62 314 92 314H250Q290 314 290 284V240Q290 206 256 206H244Q220 206 220 180V92';
/** As many letters as stand beside the porch. */
const PORCH = 34;

/** The plan in portrait format for phones, with fewer details and larger names. */
export function PlanNarrow({ words, walk = 0 }: PlanProps) {
  return (
    <svg key={walk} className="plan plan-narrow" viewBox="0 0 340 416" role="img" aria-label={planDescription}>
      <g className="lit">
        <path d="M10 250h160v120H10z" />
        <path d="M170 250h160v120H170z" />
        <path d="M170 130h160v120H170z" />
        <path d="M10 10h320v120H10z" />
      </g>
      <path className="wall" d="M40 370H10V10H330V370H84" />
      <path
        className="partition"
        d="M10 250H32M68 250H272M308 250H330M10 130H62M98 130H202M238 130H330M170 130V296M170 332V370"
      />
      <path
        className="door"
        d="M40 370v-44a44 44 0 0 1 44 44M170 296h36a36 36 0 0 1-36 36M308 250v-36a36 36 0 0 0-36 36M202 130V94a36 36 0 0 1 36 36M32 250v-36a36 36 0 0 1 36 36"
      />
      <path
        className="furnishing"
        d="M228 342h74v18h-74zM284 152h34v40h-34zM284 165h34M284 178h34M246 26h66v34h-66zM270 72a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
      />
      <path className="walk maybe" d="M50 318V212Q50 196 64 188Q80 178 80 160V102" />
      <path className="walk drawn" pathLength="1" d={WALK} />
      <circle className="dot" cx="62" cy="408" r="6" />
      <circle className="dot" cx="220" cy="88" r="6" />
      {walk > 0 && <circle className="dot walker" r="8" style={{ offsetPath: `path('${WALK}')` }} />}
      <g className="names">
        <text x="72" y="272">
          Foyer
        </text>
        <text x="186" y="272">
          Questions
        </text>
        <text x="186" y="236">
          Calendar
        </text>
        <text x="26" y="44">
          Your desk
        </text>
        <text x="88" y="206">
          Follow-up
        </text>
      </g>
      {words && (
        <g>
          <Lines x={72} y={289} lines={[words.foyer[1]]} />
          <Lines x={184} y={289} lines={[words.questions[0]]} />
          <Lines
            x={76}
            y={412}
            lines={[words.porch.length > PORCH ? `${words.porch.slice(0, PORCH)}…` : words.porch]}
          />
        </g>
      )}
    </svg>
  );
}
