import { findLabel, type Label } from './labels.ts';
import type { Line } from './split-lines.ts';

function join(kind: Label, value: Line): Line {
  const text = `${kind.name}: ${value.text}`;
  return { text, low: text.toLowerCase(), afterGap: value.afterGap };
}

/**
 * Labels and values on lines of their own become one line: `3` over `Beds`, `Beds` over `3`. The line before is taken where it is
 * such a value and still free, for then the values of that block stand first.
 */
export function pairLines(lines: readonly Line[]): Line[] {
  const paired: Line[] = [];
  const labels = lines.map(({ low }) => findLabel(low));
  let freePrevious = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const kind = labels[index];
    const previous = paired.at(-1);
    const next = lines[index + 1];
    // A colon waits for what follows.
    const mayFollow = freePrevious && !line.low.endsWith(':');
    if (kind && mayFollow && previous && kind.value.test(previous.low) && labels[index - 1] === undefined) {
      paired[paired.length - 1] = join(kind, previous);
      freePrevious = false;
    } else if (kind && next && kind.value.test(next.low) && labels[index + 1] === undefined) {
      paired.push(join(kind, next));
      index += 1;
      freePrevious = false;
    } else {
      paired.push(line);
      freePrevious = true;
    }
  }
  return paired;
}
