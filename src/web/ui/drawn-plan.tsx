import type { Drawing, Look, Part } from '../../domain/floor-plan/drawing.ts';
import '../styles/parts/drawn-plan.css';

/** The class of each look; a note has none of its own. */
const classes: Readonly<Record<Look, string | undefined>> = {
  open: 'plan-open',
  plain: 'plan-plain',
  lit: 'plan-lit',
  dark: 'plan-dark',
  hatch: 'plan-hatch',
  beam: 'plan-beam',
  wall: 'plan-wall',
  partition: 'plan-partition',
  planned: 'plan-planned',
  hair: 'plan-hair',
  person: 'plan-person',
  leak: 'plan-leak',
  drip: 'plan-drip',
  lamp: 'plan-lamp',
  name: 'plan-name',
  note: undefined,
  'leak-word': 'plan-leak-word',
  'mend-word': undefined,
};

function DrawnPart({ part }: { part: Part }) {
  if (part.kind === 'path') return part.d === '' ? null : <path className={classes[part.look]} d={part.d} />;
  const { look, x, y, text, ends } = part;
  return (
    <text className={classes[look]} x={x} y={y} {...(ends && { textAnchor: 'end' })}>
      {text}
    </text>
  );
}

/** A floor plan in the page's colours. `words` is what is said of it where it is not seen; without them it is left out there. */
export function DrawnPlan({
  drawing,
  words,
  className = '',
}: {
  drawing: Drawing;
  words?: string;
  className?: string;
}) {
  const { width, height, parts } = drawing;
  const told = words === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    <svg className={`drawn-plan ${className}`} viewBox={`0 0 ${width} ${height}`} {...told}>
      {parts.map((part) => (
        // A part that changes its look is a new one, so that its lamp comes on.
        <DrawnPart
          key={part.kind === 'path' ? `${part.look} ${part.d}` : `${part.x} ${part.y} ${part.text}`}
          part={part}
        />
      ))}
    </svg>
  );
}
