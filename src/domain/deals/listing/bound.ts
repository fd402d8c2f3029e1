import { type Figure, type Label, isYear } from './figures.ts';
import type { Item } from './lines.ts';
import type { NumberRole } from './phrase-rows.ts';

/** A number with what it was said to be. */
export interface Bound {
  readonly role: NumberRole;
  readonly value: number;
  readonly low: string;
  readonly money: boolean;
  /** 3 where a label stands by itself before it, 2 with its unit, 1 for shorthand and what is only likely. */
  readonly rank: number;
  /** A range, a decade, `80s`: it takes the role and is no value. */
  readonly vague: boolean;
  /** The unit that stands behind it when its label is another: `Lot: 7,405 sqft`. */
  readonly unit: NumberRole | undefined;
  /** `50 x 120`: the second side. */
  readonly other: number | undefined;
  readonly start: number;
  readonly end: number;
}

export function bound(figure: Figure, role: NumberRole, rank: number, item = figure.item): Bound {
  const last = figure.parts.at(-1) ?? item;
  return {
    role,
    rank,
    vague: figure.vague,
    value: item.value,
    low: item.low,
    money: item.money || last.money,
    unit: undefined,
    other: figure.joint === 'x' || figure.joint === 'by' ? figure.parts[1]?.value : undefined,
    start: item.start,
    end: item === figure.item && figure.joint === '' ? figure.item.end : item.end,
  };
}

/** Rooms in shorthand, without a word: `3/2`, `3x2x2`, `3-2-1`. */
export function shorthand(figure: Figure, items: readonly Item[]): Bound[] {
  const [beds, baths, third] = figure.parts;
  if (
    figure.joint === '' ||
    !'/x-&'.includes(figure.joint) ||
    beds === undefined ||
    baths === undefined ||
    beds.money ||
    baths.money
  )
    return [];
  const [previous, next] = [items[figure.at - 1], items[figure.last + 1]];
  const isRooms =
    Number.isInteger(beds.value) &&
    beds.value >= 1 &&
    beds.value <= 9 &&
    baths.value >= 1 &&
    baths.value <= 6 &&
    beds.low.length === 1 &&
    !(beds.value === 1 && baths.value === 2) &&
    baths.value <= beds.value + 1.5 &&
    // `utility 8 x 6` is a room's size.
    !(figure.joint === 'x' && (beds.value > 6 || baths.value > 4));
  if (
    !isRooms ||
    previous?.low === '$' ||
    previous?.low === '#' ||
    next?.low === '%' ||
    (previous?.low === ':' && items[figure.at - 2]?.low === 'score') ||
    (figure.joint === 'x' && (next?.low === 'm' || next?.low === 'ft' || next?.low === "'"))
  )
    return [];
  const before = previous?.kind === 'word' || previous?.kind === 'phrase' ? previous.low : '';
  if (
    /^(?:by|on|until|thru|through|before|after|from|to|dated?|due|close|closing|coe|available|rated|rating|call|week|deals?|log|sheet|note|posted)$/.test(
      before,
    )
  )
    return [];
  const stands =
    (previous === undefined || previous.kind !== 'word') &&
    (next === undefined || next.low === '/' || next.low === ',' || next.kind === 'break');
  if (figure.joint === '-' && third === undefined && !(next?.kind === 'word' || next?.kind === 'phrase' || stands))
    return [];
  const found = [bound(figure, 'beds', 1, beds), bound(figure, 'baths', 1, baths)];
  if (third && third.value >= 300 && !isYear(third)) found.push(bound(figure, 'living', 1, third));
  else if (third && third.value <= 4 && third.low.length === 1) found.push(bound(figure, 'cars', 1, third));
  return found;
}

/** `3/2 beds`, `Baths: 2/1`: a joined figure under one label. */
export function shorthandUnder(figure: Figure, label: Label): Bound[] {
  const [first, second] = figure.parts;
  if (first === undefined || second === undefined) return [];
  if (
    (label.role === 'fullAndHalf' || label.role === 'baths') &&
    figure.joint === '/' &&
    second.value < 5 &&
    label.at < figure.at
  )
    return [bound(figure, 'fullBaths', 3, first), bound(figure, 'halfBaths', 3, second)];
  if (label.role === 'baths' && label.at > figure.at)
    return [bound(figure, 'beds', 1, first), bound(figure, 'baths', 2, second)];
  if (label.role === 'beds') return [bound(figure, 'beds', 2, first), bound(figure, 'baths', 1, second)];
  if (label.role === 'cars' && figure.parts.length === 3 && label.at > figure.at) {
    const third = figure.parts[2];
    return [
      bound(figure, 'beds', 1, first),
      bound(figure, 'baths', 1, second),
      ...(third ? [bound(figure, 'cars', 2, third)] : []),
    ];
  }
  return [];
}
