import type { Drawing, Look, Part } from '../../domain/floor-plan/drawing.ts';
import '../styles/parts/drawn-plan.css';

const classOf = (look: Look) => `plan-${look}`;

function DrawnPart({ part }: { part: Part }) {
  if (part.kind === 'path') return part.d === '' ? null : <path className={classOf(part.look)} d={part.d} />;
  const { look, x, y, text, ends } = part;
  return (
    <text className={classOf(look)} x={x} y={y} {...(ends && { textAnchor: 'end' })}>
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
