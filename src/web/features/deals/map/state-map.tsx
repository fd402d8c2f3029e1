import { Fragment } from 'react';
import { Link } from 'react-router';
import { markets } from '../../../../../content/markets.ts';
import { boxId } from '../box-card.tsx';
import { isBegun } from '../board/box-verdicts.ts';
import { useDealBoard, useVerdicts } from '../board/deal-board.tsx';
import { inWords } from '../../../../domain/words/count-words.ts';
import { say } from '../../../words/say.ts';
import { regionAddress, useRegion } from '../use-region.ts';
import { plan, stateRooms, type StateRoom } from './state-rooms.ts';
import { judgeStates, type StateVerdict } from './state-verdicts.ts';

const along = (at: number, whole: number) => `${Math.round((at / whole) * 1000) / 10}%`;

/** The id of the words that say what the dot is. */
const HERE_ID = 'lies-here';

const stateCount = new Set(markets.map(({ state }) => state)).size;

/** The address of a state's box: its tab is open there, and its card in view. */
const linkTo = ({ market }: StateVerdict) => ({ search: regionAddress(market.region), hash: `#${boxId(market.id)}` });

function Walls({ walls }: Pick<StateRoom, 'walls'>) {
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} preserveAspectRatio="none">
      <path d={walls} />
    </svg>
  );
}

/** The dot where the property lies, before the last line of a state's words. */
function Dot({ x, y, lines }: { x: string; y: string; lines: number }) {
  return (
    <svg x={x} y={y} aria-hidden="true">
      <circle className="dot" cx="5" cy={`${lines * 1.2 + 0.85}em`} r="5" />
    </svg>
  );
}

function StateLink({ room, verdict, isShown }: { room: StateRoom; verdict: StateVerdict; isShown: boolean }) {
  const { name, look, isHere, short } = verdict;
  const x = along(room.at[0], plan.width);
  const y = along(room.at[1], plan.height);
  // Two lines at most: `North Carolina`, `Carolina del Norte`.
  const lines = name.split(/ (.*)/, 2);
  return (
    <Link
      to={linkTo(verdict)}
      className={[look, isHere && 'is-here', isShown && 'is-shown'].filter(Boolean).join(' ')}
      {...(isHere && { 'aria-describedby': HERE_ID })}
    >
      <Walls walls={room.walls} />
      <text y={y}>
        {lines.map((line) => (
          <Fragment key={line}>
            <tspan x={x} dy="1.2em">
              {line}
            </tspan>{' '}
          </Fragment>
        ))}
        <tspan className="said" x={x} {...(isHere && { dx: 14 })} dy="1.25em">
          {short}
        </tspan>
      </text>
      {isHere && <Dot x={x} y={y} lines={lines.length} />}
    </Link>
  );
}

const DotText = () => (
  <span className="dot" aria-hidden="true">
    ●{' '}
  </span>
);

/** States in which somebody buys and which the plan does not have. */
function OffThePlan({ verdicts }: { verdicts: readonly StateVerdict[] }) {
  if (verdicts.length === 0) return null;
  return (
    <ul className="off-plan">
      {verdicts.map((verdict) => (
        <li key={verdict.state}>
          <Link to={linkTo(verdict)} className={verdict.look} {...(verdict.isHere && { 'aria-describedby': HERE_ID })}>
            <b>{verdict.name}</b> {verdict.isHere && <DotText />}
            {verdict.short}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The states in which somebody buys, as rooms of one house that light up as the typed deal fits. Each leads to its buy box. */
export function StateMap() {
  const { deal } = useDealBoard();
  const { region } = useRegion();
  const states = judgeStates(useVerdicts(), isBegun(deal));
  const ofState = (room: StateRoom) => states.find(({ state }) => state === room.state);
  const drawn = stateRooms.filter(ofState);
  const isHere = states.some((state) => state.isHere);
  return (
    <nav className="state-map" aria-label={say('Where they buy')}>
      {drawn.length > 0 && (
        <svg className="states">
          <pattern id="misses" width=".42" height=".42" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V1" />
          </pattern>
          {stateRooms.map((room) => {
            const verdict = ofState(room);
            return verdict ? (
              <StateLink
                key={room.state}
                room={room}
                verdict={verdict}
                isShown={verdict.look === 'open' && verdict.market.region === region}
              />
            ) : (
              <g key={room.state} className="dark-room">
                <Walls walls={room.walls} />
              </g>
            );
          })}
        </svg>
      )}
      <OffThePlan verdicts={states.filter(({ state }) => drawn.every((room) => room.state !== state))} />
      <p>
        {isBegun(deal) ? (
          <>
            {say('Lit: takes it. Half lit: its figures fit there. Hatched: misses.')}
            {isHere && (
              <>
                {' '}
                <DotText />
                <span id={HERE_ID}>{say('The property lies here.')}</span>
              </>
            )}
          </>
        ) : stateCount === 1 ? (
          say('The most that a buyer pays. The state leads to its terms.')
        ) : (
          say('The most that a buyer pays in each of {count} states. A state leads to its terms.', {
            count: inWords(stateCount, say),
          })
        )}
      </p>
    </nav>
  );
}
