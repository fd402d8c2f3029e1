import { bareRooms, bindGroups, bound, canBeLot, shorthand, shorthandUnder, type Bound } from './bound.ts';
import { elementsOf, OLD, type Element, type Figure, type Label } from './figures.ts';
import type { Item } from './lines.ts';
import { COLON, linkAfter, linkBefore } from './links.ts';

const CHANGES = new Set(['to', '->', '>', 'now', 'ahora', 'only', 'just', ',']);

/** `from 154,000 to 134,000`, `$119,000 -> $109,000`: the second sum is what is asked now. */
function readChanges(items: readonly Item[], elements: readonly Element[], result: Bound[]): Set<Figure> {
  const changed = new Set<Figure>();
  const figures = elements.flatMap(({ figure }) => figure ?? []);
  for (let at = 1; at < figures.length; at += 1) {
    const old = figures[at - 1];
    const next = figures[at];
    if (
      old === undefined ||
      next === undefined ||
      !(old.item.money || old.item.value >= LEAST_CHANGED) ||
      !(next.item.money || next.item.value >= LEAST_CHANGED) ||
      next.item.value >= old.item.value
    )
      continue;
    const between = items.slice(old.last + 1, next.at);
    const last = result.at(-1);
    const fromOld = OLD.has(items[old.at - 1]?.low ?? '');
    if (
      between.length === 0 ||
      !between.every(({ low }) => CHANGES.has(low)) ||
      !(fromOld || between.some(({ low }) => low === '->' || low === '>'))
    )
      continue;
    // Of a chain of sums the last is the price.
    if (last?.role === 'ask' && last.start === old.item.start) result.pop();
    result.push(bound(old, 'oldPrice', 2), bound(next, 'ask', 3));
    changed.add(old);
    changed.add(next);
  }
  return changed;
}

const LEAST_CHANGED = 10_000;

const LEAD = 0.1;

const NEWER = 2;
/** The area above grade comes before the total. */
const NEARER = 0.25;
/** A size or an area that does not say of what comes behind one that does. */
const FARTHER = -0.5;
const vagueAreas = new Set(['area', 'size', 'total area', 'tot area', 'total size']);

/** A figure and its label by where they stand among the elements, and the pairs before them. */
interface Pick {
  readonly figure: number;
  readonly label: number;
  readonly before: Pick | undefined;
}

interface Choice {
  readonly score: number;
  readonly last: Pick | undefined;
}

/** The pairing of neighbours in a row of figures and labels that makes the most sense of all of it. */
function pair(items: readonly Item[], elements: readonly Element[]): Pick[] {
  // `free`: the best up to here with the last element unused; `used`: with it used.
  let free: Choice = { score: 0, last: undefined };
  let used: Choice | undefined;
  for (let at = 0; at < elements.length; at += 1) {
    const previous = elements[at - 1];
    const element = elements[at];
    const better: Choice = used && used.score > free.score ? used : free;
    let next: Choice | undefined;
    if (previous && element) {
      const figure = previous.figure ?? element.figure;
      const label = previous.label ?? element.label;
      if (figure && label) {
        // Where two readings weigh the same, the first of the row says which comes first.
        const leads = (elements[0]?.label !== undefined) === (previous.label !== undefined) ? LEAD : 0;
        const score = leads + (previous.label ? linkBefore(items, label, figure) : linkAfter(items, figure, label));
        if (score > 0) {
          const figureAt = previous.figure ? at - 1 : at;
          next = {
            score: free.score + score,
            last: { figure: figureAt, label: 2 * at - 1 - figureAt, before: free.last },
          };
        }
      }
    }
    free = better;
    used = next;
  }
  const picks: Pick[] = [];
  const best = used && used.score > free.score ? used : free;
  for (let pick = best.last; pick; pick = pick.before) picks.push(pick);
  return picks.toReversed();
}

/** `and another 600 square feet` */
const MORE = new Set(['plus', 'another', 'additional', 'extra', 'further', 'more']);
/** `3 bedrooms in all`: what all parts come to. */
const isTotal = ({ item: { low } }: Label) => /\b(?:in all|altogether|all together)$/.test(low);
const TOTAL = 1;
const SURFACES = new Set(['flooring', 'floor', 'floors', 'carpet', 'deck', 'driveway', 'paint']);

/** `Garage: 480 sq ft`, `flooring 1,100 sf`: an area right behind the name of a part of the house is that part's. */
function namesPart(items: readonly Item[], figure: Figure): boolean {
  if (MORE.has(items[figure.at - 1]?.low ?? '')) return true;
  const isSigned = COLON.has(items[figure.at - 1]?.low ?? '');
  const at = isSigned ? figure.at - 2 : figure.at - 1;
  const row = items[at]?.row;
  // `no garage 1,450 sf`, `2-car garage 1,450 sf`
  const before = items[at - 1]?.low === '-' ? items[at - 2] : items[at - 1];
  if (row?.is !== 'number' || before?.kind === 'number' || before?.row?.is === 'no') return false;
  return row.role === 'cars' || row.role === 'otherArea' || (!isSigned && SURFACES.has(items[at]?.low ?? ''));
}

/** `3 br, 2 ba, 2 car`: not the cars that somebody may park. */
function isCarOfList(items: readonly Item[], figure: Figure, label: Label, hasBeds: boolean): boolean {
  const before = items[figure.at - 1];
  return (
    label.role === 'otherCount' &&
    /^cars?$/.test(label.item.low) &&
    (before === undefined ||
      before.low === 'attached' ||
      before.low === 'detached' ||
      (hasBeds && before.kind !== 'word'))
  );
}

const MOST_ELEMENTS = 60;

/** Every figure of a statement with the one thing that it is said to be; a figure without a label is left out. */
export function bindFigures(items: readonly Item[], isStack: boolean): { bound: Bound[]; loose: Item[] } {
  const elements = elementsOf(items, isStack);
  const result = bindGroups(items, elements);
  const taken = readChanges(items, elements, result);
  // Behind the lot's own label every area of the statement is the lot's, until a new label.
  let [lotFrom, lotAcres] = [Number.POSITIVE_INFINITY, 0];
  for (let from = 0; from < elements.length; from += MOST_ELEMENTS) {
    const part = elements.slice(from, from + MOST_ELEMENTS);
    for (const { figure: figureAtIndex, label: labelAt } of pair(items, part)) {
      const [figure, label] = [part[figureAtIndex]?.figure, part[labelAt]?.label];
      if (figure === undefined || label === undefined || taken.has(figure)) continue;
      taken.add(figure);
      const short =
        figure.parts.length > 1 &&
        (figure.joint !== 'x' || label.role === 'beds' || label.role === 'baths' || label.role === 'cars')
          ? shorthandUnder(
              figure,
              label,
              elements.some((one) => one.label?.role === 'beds'),
            )
          : [];
      if (short.length > 0) {
        result.push(...short);
        continue;
      }
      const isBefore = labelAt < figureAtIndex;
      const isSign = items.slice(label.at + 1, figure.at).some(({ low, kind }) => COLON.has(low) || kind === 'break');
      const isRate = !isBefore && items[figure.last + 1]?.low === '/' && label.at === figure.last + 2;
      const unitItem =
        items[figure.last + 1]?.kind === 'sign' && items[figure.last + 1]?.low !== ','
          ? items[figure.last + 2]
          : items[figure.last + 1];
      const unit =
        isBefore && unitItem?.row?.is === 'number' && unitItem.row.side !== 'before' ? unitItem.row.role : undefined;
      const isMore = !isBefore && items.slice(figure.last + 1, label.at).some(({ low }) => MORE.has(low));
      const role = isRate ? 'rate' : isMore ? 'otherCount' : label.role;
      if (
        (isBefore || label.role === 'acres') &&
        (label.role === 'lot' || label.role === 'lotFeet' || label.role === 'acres')
      )
        [lotFrom, lotAcres] = [isStack ? lotFrom : figure.at, label.role === 'acres' ? figure.item.value : 0];
      const ofLot =
        role === 'living' &&
        !isBefore &&
        figure.at > lotFrom &&
        canBeLot(figure.item.value, lotAcres) &&
        items
          .slice(lotFrom + 1, figure.at)
          .every(({ low, row }) => low === '(' || low === '/' || low === 'or' || low === '=' || row?.is === 'number');
      // The price that is new is the one that holds.
      const newer = role === 'ask' && label.item.low.startsWith('new ') ? NEWER : 0;
      // `3 br, 2 ba, 2 car`
      const hasBeds = result.some((one) => one.role === 'beds');
      if (!isBefore && isCarOfList(items, figure, label, hasBeds)) {
        result.push(bound(figure, 'cars', 1));
        continue;
      }
      const isPart = role === 'living' && !isBefore && namesPart(items, figure);
      const nearer = label.item.low.includes('livable')
        ? 2 * NEARER
        : label.item.low.includes('above grade')
          ? NEARER
          : vagueAreas.has(label.item.low)
            ? FARTHER
            : 0;
      result.push({
        ...bound(
          figure,
          isPart ? 'otherArea' : ofLot ? 'lotFeet' : role,
          (isStack || (isBefore && isSign) ? 3 : 2) + nearer + newer + (isTotal(label) ? TOTAL : 0),
        ),
        unit,
      });
    }
  }
  const loose: Item[] = [];
  const rooms = isStack ? bareRooms(elements, taken) : [];
  result.push(...rooms);
  for (const { figure } of elements) {
    if (figure === undefined || taken.has(figure)) continue;
    if (figure.unit && /^cars?$/.test(figure.unit.item.low)) {
      // `| 1 car |`
      result.push(bound(figure, 'cars', 1));
      continue;
    }
    if (figure.unit) {
      result.push(bound(figure, figure.unit.role, isStack ? 3 : 2));
      continue;
    }
    const short = shorthand(figure, items);
    if (short.length > 0) result.push(...short);
    else if (!figure.vague && figure.joint === '') loose.push(figure.item);
  }
  return { bound: result, loose };
}
