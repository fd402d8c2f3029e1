import { Lines } from './plan-lines.tsx';
import { sampleWords, type PlanWords } from './walk/plan-words.ts';

/** The drawing's text alternative. */
export const planDescription =
  'A floor plan: a lead comes in at the porch, is answered in the foyer, asked a few questions, booked in the calendar room and handed to your desk. Those who are not ready wait in follow-up.';

/** The lead that is written into the rooms, and how many were walked: each is drawn anew. */
export interface PlanProps {
  readonly words?: PlanWords;
  readonly walk?: number;
}

const WALK = 'M114 500V408Q114 346 160 346H520Q580 346 580 290V222Q580 176 546 152';

/** The hero's plan for wide screens: a lead comes in at the porch and walks to the desk; the rooms light up as it passes. */
export function PlanWide({ words = sampleWords, walk = 0 }: PlanProps) {
  return (
    <svg key={walk} className="plan plan-wide" viewBox="0 -46 640 560" role="img" aria-label={planDescription}>
      <g className="lit">
        <path d="M20 252h212v188H20z" />
        <path d="M232 252h190v188H232z" />
        <path d="M422 252h198v188H422z" />
        <path d="M332 20h288v232H332z" />
      </g>
      <path className="wall" d="M84 440H20V20H620V440H144" />
      <path
        className="partition"
        d="M20 252H64M112 252H556M604 252H620M232 252V322M232 370V440M422 252V322M422 370V440M332 20V136M332 184V252"
      />
      <path
        className="door"
        d="M84 440v-60a60 60 0 0 1 60 60M232 322h48a48 48 0 0 1-48 48M422 322h48a48 48 0 0 1-48 48M604 252v-48a48 48 0 0 0-48 48M64 252v-48a48 48 0 0 1 48 48M332 136h48a48 48 0 0 1-48 48"
      />
      <path
        className="furnishing"
        d="M40 338h26v62H40zM176 410h40v16h-40zM262 396h130v26H262zM288 380a10 10 0 1 0 .1 0M337 380a10 10 0 1 0 .1 0M482 376h82v46h-82zM482 388h82M502 388v34M523 388v34M543 388v34M482 399h82M482 410h82M484 40h112v50H484zM526 110a14 14 0 1 0 28 0a14 14 0 1 0-28 0M494 52h30v22h-30zM40 40h120v34H40zM40 74v46h30V74M176 42h32v32h-32zM262 40h50v82h-50zM262 67h50M262 95h50"
      />
      <path className="walk maybe" d="M114 372V326Q114 300 100 284Q88 270 88 244V192Q88 160 120 160H398" />
      <path className="walk drawn" pathLength="1" d={WALK} />
      <circle className="dot" cx="114" cy="500" r="7" />
      <circle className="dot" cx="540" cy="148" r="7" />
      {walk > 0 && <circle className="dot walker" r="9" style={{ offsetPath: `path('${WALK}')` }} />}
      <g className="names">
        <text x="134" y="286">
          Foyer
        </text>
        <text x="252" y="286">
          Questions
        </text>
        <text x="442" y="286">
          Calendar
        </text>
        <text x="352" y="58">
          Your desk
        </text>
        <text x="130" y="204">
          Follow-up
        </text>
      </g>
      <g>
        <Lines x={134} y={304} lines={words.foyer} />
        <Lines x={252} y={304} lines={words.questions} />
        <Lines x={442} y={304} lines={words.calendar} />
        <Lines x={352} y={76} lines={words.desk} />
        <Lines x={130} y={222} lines={['day 1, 3, 9, 30']} />
        <Lines x={132} y={496} lines={[words.porch]} />
        <path className="dim" d="M20 -14H208M432 -14H620M20 -22v16M620 -22v16M20 -2v14M620 -2v14" />
        <text x="320" y="-9" textAnchor="middle">
          door to desk, {words.took}
        </text>
      </g>
    </svg>
  );
}
