import { findPackage } from '../quiz/quiz-result.ts';
import type { FloorPlan, PlanPlace } from './floor-plan.ts';
import { mendRules } from './plan-rules.ts';
import { placeNames, placeIds, type PlaceId } from './places.ts';
import { fill, type Values } from '../words/fill.ts';

/** Says a text in the reader's language; English as it stands. */
export type Wording = (text: string, values?: Values) => string;

const states: Readonly<Record<PlanPlace['state'], string>> = { open: '', plain: '', lit: 'lit', dark: 'dark' };

/** A place in a line: `Phone room: dark, calls ring out`; null for one of which nothing is known. */
function placeInWords({ id, state, notes, leaks, mended }: PlanPlace, to: Wording): string | null {
  const marks = [states[state], ...notes, leaks ? 'the leak' : '', mended ? 'to be mended' : ''];
  const said = marks.filter((word) => word !== '').map((word) => to(word));
  return said.length === 0 ? null : `${to(placeNames[id].name)}: ${said.join(', ')}`;
}

/** The drawing in words, a line for each place of which something is known. */
export function describePlaces({ places }: FloorPlan, to: Wording = fill): string[] {
  return places.map((place) => placeInWords(place, to)).filter((line) => line !== null);
}

/** The title block: what leaks, and what mends. */
export function leakName({ leak }: FloorPlan, to: Wording = fill): string {
  return to(leak === null ? 'none named' : placeNames[leak].name);
}

/** The package that mends a place first, or else among others. */
function madeFor(leak: PlaceId): string {
  const order = (places: readonly PlaceId[]) => (places.includes(leak) ? places.indexOf(leak) : placeIds.length);
  const [found] = Object.entries(mendRules).toSorted(([, a], [, b]) => order(a.places) - order(b.places));
  return findPackage(found?.[0] ?? '').title;
}

/** What the package does for this house, and what it leaves. */
export function mendInWords({ mend, leak }: FloorPlan, to: Wording = fill): string {
  const does = `${to(mend.title)} ${to(mendRules[mend.key].does)}.`;
  if (leak === null || mend.mendsLeak) return does;
  const values = { place: to(placeNames[leak].inWords), other: to(madeFor(leak)) };
  return `${does} ${to('Your answers together put it first. It does not mend {place}: that is {other}, and the next step.', values)}`;
}

/** The second choice and why it is not the first; null where nothing else had a point. */
export function runnerUpInWords({ runnerUp, mend, leak, places }: FloorPlan, to: Wording = fill): string | null {
  if (runnerUp === null) return null;
  const { key, points, ahead } = runnerUp;
  const mends = mendRules[key].places;
  const left = places.find(({ id, mended }) => mended && !mends.includes(id));
  const mendsLeak = leak !== null && !mend.mendsLeak && mends.includes(leak);
  const compared =
    ahead === 0
      ? to('with as many points from your answers; the one that stands earlier on my list goes first')
      : to(
          points === 1
            ? '{points} point from your answers, {most} for {mend}'
            : '{points} points from your answers, {most} for {mend}',
          {
            points,
            most: points + ahead,
            mend: to(mend.title),
          },
        );
  const leaves =
    left === undefined
      ? ''
      : mendsLeak
        ? ` ${to('It would mend {place} and leave {other} as it is.', { place: to(placeNames[leak].inWords), other: to(placeNames[left.id].inWords) })}`
        : ` ${to('It would leave {place} as it is.', { place: to(placeNames[left.id].inWords) })}`;
  return `${to('Second choice')}: ${to(findPackage(key).title)}, ${compared}.${leaves}`;
}
