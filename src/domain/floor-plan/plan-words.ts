import { findPackage } from '../quiz/quiz-result.ts';
import type { FloorPlan, PlanPlace } from './floor-plan.ts';
import { mendRules } from './plan-rules.ts';
import { placeNames, placeIds, type PlaceId } from './places.ts';

const states: Readonly<Record<PlanPlace['state'], string>> = { open: '', plain: '', lit: 'lit', dark: 'dark' };

/** A place in a line: `Phone room: dark, calls ring out`; null for one of which nothing is known. */
function placeInWords({ id, state, notes, leaks, mended }: PlanPlace): string | null {
  const marks = [states[state], ...notes, leaks ? 'the leak' : '', mended ? 'to be mended' : ''];
  const said = marks.filter((word) => word !== '');
  return said.length === 0 ? null : `${placeNames[id].name}: ${said.join(', ')}`;
}

/** The drawing in words, a line for each place of which something is known. */
export function describePlaces({ places }: FloorPlan): string[] {
  return places.map(placeInWords).filter((line) => line !== null);
}

/** The title block: what leaks, and what mends. */
export function leakName({ leak }: FloorPlan): string {
  return leak === null ? 'none named' : placeNames[leak].name;
}

/** The package that mends a place first, or else among others. */
function madeFor(leak: PlaceId): string {
  const order = (places: readonly PlaceId[]) => (places.includes(leak) ? places.indexOf(leak) : placeIds.length);
  const [found] = Object.entries(mendRules).toSorted(([, a], [, b]) => order(a.places) - order(b.places));
  return findPackage(found?.[0] ?? '').title;
}

/** What the package does for this house, and what it leaves. */
export function mendInWords({ mend, leak }: FloorPlan): string {
  const does = `${mend.title} ${mendRules[mend.key].does}.`;
  if (leak === null || mend.mendsLeak) return does;
  return `${does} Your answers together put it first. It does not mend ${placeNames[leak].inWords}: that is ${madeFor(leak)}, and the next step.`;
}

/** The second choice and why it is not the first; null where nothing else had a point. */
export function runnerUpInWords({ runnerUp, mend, leak, places }: FloorPlan): string | null {
  if (runnerUp === null) return null;
  const { key, points, ahead } = runnerUp;
  const mends = mendRules[key].places;
  const left = places.find(({ id, mended }) => mended && !mends.includes(id));
  const mendsLeak = leak !== null && !mend.mendsLeak && mends.includes(leak);
  const compared =
    ahead === 0
      ? `with as many points from your answers; the one that stands earlier on my list goes first`
      : `${points} ${points === 1 ? 'point' : 'points'} from your answers, ${points + ahead} for ${mend.title}`;
  const leaves =
    left === undefined
      ? ''
      : mendsLeak
        ? ` It would mend ${placeNames[leak].inWords} and leave ${placeNames[left.id].inWords} as it is.`
        : ` It would leave ${placeNames[left.id].inWords} as it is.`;
  return `Second choice: ${findPackage(key).title}, ${compared}.${leaves}`;
}
