import type { Fault } from './plant-faults.ts';

/** A fault with its number among all that are tried. */
export interface NumberedFault {
  readonly id: number;
  readonly fault: Fault;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly faults: NumberedFault[];
  readonly inner: Place[];
}

/** Stands before a name that was written after a dot and is now in brackets, until the dot is gone. */
const IN_BRACKETS = '\uE000';

/** Places in a tree: syntax nests, so no two of them overlap in part. */
function placesOf(numbered: readonly NumberedFault[]): Place[] {
  const top: Place[] = [];
  const open: Place[] = [];
  const sorted = numbered.toSorted((a, b) => a.fault.start - b.fault.start || b.fault.end - a.fault.end);
  for (const one of sorted) {
    const { start, end } = one.fault;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop();
    const around = open.at(-1);
    if (around?.start === start && around.end === end) around.faults.push(one);
    else {
      const place: Place = { start, end, faults: [one], inner: [] };
      (around?.inner ?? top).push(place);
      open.push(place);
    }
  }
  return top;
}

/** The source with all its faults in it, each asleep until `globalThis.isFault(id)` is true: so one process tries them all. */
export function switchFaults(source: string, numbered: readonly NumberedFault[]): string {
  function write(start: number, end: number, inner: readonly Place[]): string {
    let text = '';
    let at = start;
    for (const place of inner) {
      text += source.slice(at, place.start) + writePlace(place);
      at = place.end;
    }
    return text + source.slice(at, end);
  }

  function writePlace({ start, end, faults, inner }: Place): string {
    return faults.reduce(
      (healthy, { id, fault: { kind, now, old } }) => {
        const isFault = `globalThis.isFault(${id})`;
        if (kind === 'statement removed') return `{ if (!${isFault}) { ${healthy} } }`;
        // `.some` becomes `['some']`.
        if (kind === 'method changed') return `${IN_BRACKETS}[${isFault} ? '${now}' : '${old}']`;
        return `(${isFault} ? (${now}) : (${healthy}))`;
      },
      write(start, end, inner),
    );
  }

  return write(0, source.length, placesOf(numbered))
    .replaceAll(`?.${IN_BRACKETS}`, '?.')
    .replaceAll(`.${IN_BRACKETS}`, '');
}
