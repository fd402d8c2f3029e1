import { Note } from '../../../ui/note.tsx';
import type { ShownAs } from './shown-as.ts';

/** A text in which what stands in {braces} is marked as filled in. */
function Merged({ text }: { text: string }) {
  // Split at the braces: every second part stood between them.
  return text
    .split(/[{}]/)
    .map((part, place) => (place % 2 === 0 ? part : <mark key={`${part}${String(place)}`}>{part}</mark>));
}

/** A letter on its stack, or two papers side by side, each with its line to sign. */
export function Papers({ papers, note }: ShownAs<'papers'>) {
  return (
    <>
      <div className={papers.length === 1 ? 'papers stacked' : 'papers'}>
        {papers.map(({ title, text }) => (
          <div key={text} className="paper">
            {title !== undefined && <b>{title}</b>}
            <p>
              <Merged text={text} />
            </p>
            {title !== undefined && (
              <svg viewBox="0 0 120 26" aria-hidden="true">
                <path d="M2 23h116" />
                <path className="hand" d="M8 18c8-14 14-16 11-3s8-9 12-7 1 10 6 6 8-9 12-6-2 9 5 6 9-6 15-4" />
              </svg>
            )}
          </div>
        ))}
      </div>
      <Note>{note}</Note>
    </>
  );
}
