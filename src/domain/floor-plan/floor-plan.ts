import { type QuizPackageKey, quizPackages, quizQuestions } from '../../../content/quiz.ts';
import { type Answers, type Scores, findPackage, recommendPackage, scoreQuiz } from '../quiz/quiz-result.ts';
import { mendRules, planRules, type PlanRule } from './plan-rules.ts';
import { type PlaceId, placeIds } from './places.ts';

/** `open` where nothing is known yet, `plain` where something is there that neither works nor fails. */
type PlaceState = 'open' | 'plain' | 'lit' | 'dark';

export interface PlanPlace {
  readonly id: PlaceId;
  readonly state: PlaceState;
  /** What the answers say of it, two at most, in the order of the questions. */
  readonly notes: readonly string[];
  readonly leaks: boolean;
  /** Whether the package mends it. */
  readonly mended: boolean;
}

/** An answer that speaks for the plan: what was asked in short, what was said, and what follows. */
export interface Because {
  readonly topic: string;
  readonly said: string;
  readonly reason: string;
}

/** The drawing of one business (SPEC.md). */
export interface FloorPlan {
  /** All places, each once, in the order of `placeIds`. */
  readonly places: readonly PlanPlace[];
  readonly leak: PlaceId | null;
  readonly mend: { readonly key: QuizPackageKey; readonly title: string; readonly mendsLeak: boolean };
  /** Three where at least three questions are answered. */
  readonly because: readonly Because[];
  readonly runnerUp: { readonly key: QuizPackageKey; readonly points: number; readonly ahead: number } | null;
}

/** A known answer with its rule. */
interface Said extends PlanRule, Because {
  readonly points: Readonly<Partial<Record<QuizPackageKey, number>>>;
}

const BECAUSE_COUNT = 3;
const NOTES_MAX = 2;

/** SPEC.md 1 and 3: what was said that the plan knows, in the order of the questions. */
function readSaid(answers: Answers): Said[] {
  return quizQuestions.flatMap(({ id, options }) => {
    const value = Object.hasOwn(answers, id) ? (answers[id] ?? '') : '';
    const option = options.find((one) => one.value === value);
    const asked = Object.hasOwn(planRules, id) ? planRules[id] : undefined;
    const rule = asked !== undefined && Object.hasOwn(asked.options, value) ? asked.options[value] : undefined;
    if (option === undefined || asked === undefined || rule === undefined) return [];
    return [{ ...rule, topic: asked.topic, said: option.label, points: option.points }];
  });
}

const isDarkening = ({ effect }: PlanRule) => effect === 'darken' || effect === 'leak';

/** SPEC.md 4. */
function stateOf(rules: readonly PlanRule[]): PlaceState {
  if (rules.some(isDarkening)) return 'dark';
  if (rules.some(({ effect }) => effect === 'light')) return 'lit';
  return rules.length === 0 ? 'open' : 'plain';
}

/** What a place says of itself; where it leaks, that comes first and what it contradicts is left out. */
function notesOf(rules: readonly PlanRule[]): string[] {
  const leak = rules.filter(({ effect }) => effect === 'leak');
  const others = rules.filter(({ effect }) => effect !== 'leak' && (leak.length === 0 || effect !== 'light'));
  return [...leak, ...others].slice(0, NOTES_MAX).map(({ note }) => note);
}

/** SPEC.md 5. */
function findLeak(said: readonly Said[], mends: readonly PlaceId[]): PlaceId | null {
  const named = said.find(({ effect }) => effect === 'leak');
  if (named !== undefined) return named.place;
  const dark = said.filter(isDarkening).map(({ place }) => place);
  return mends.find((place) => dark.includes(place)) ?? dark[0] ?? null;
}

/** SPEC.md 7. */
function findBecause(said: readonly Said[], best: QuizPackageKey): Because[] {
  const weight = (one: Said) => (one.points[best] ?? 0) * 4 + (one.effect === 'leak' ? 2 : isDarkening(one) ? 1 : 0);
  const chosen = new Set(said.toSorted((a, b) => weight(b) - weight(a)).slice(0, BECAUSE_COUNT));
  return said
    .filter((one) => chosen.has(one))
    .map(({ topic, said: words, reason }) => ({ topic, said: words, reason }));
}

/** SPEC.md 8. */
function findRunnerUp(scores: Scores, best: QuizPackageKey): FloorPlan['runnerUp'] {
  const others = quizPackages.map(({ key }) => key).filter((key) => key !== best && scores[key] > 0);
  const [first] = others.toSorted((a, b) => scores[b] - scores[a]);
  return first === undefined ? null : { key: first, points: scores[first], ahead: scores[best] - scores[first] };
}

/** The plan of a business by the answers of its owner; unanswered questions and unknown ids or values add nothing. */
export function planOf(answers: Answers): FloorPlan {
  const said = readSaid(answers);
  const scores = scoreQuiz(answers);
  const best = recommendPackage(scores);
  const { places: mends } = mendRules[best];
  const leak = findLeak(said, mends);
  const drawn = placeIds.map((id) => {
    const rules = said.filter(({ place }) => place === id);
    return { id, state: stateOf(rules), notes: notesOf(rules), leaks: id === leak };
  });
  const unlit = drawn.filter(({ id, state }) => mends.includes(id) && state !== 'lit').map(({ id }) => id);
  const mended = unlit.length > 0 ? unlit : mends.slice(0, 1);
  return {
    places: drawn.map((place) => ({ ...place, mended: mended.includes(place.id) })),
    leak,
    mend: { key: best, title: findPackage(best).title, mendsLeak: leak !== null && mends.includes(leak) },
    because: findBecause(said, best),
    runnerUp: findRunnerUp(scores, best),
  };
}

/** Whether the plan knows anything: without a known answer there is nothing to draw. */
export function hasPlan(answers: Answers): boolean {
  return readSaid(answers).length > 0;
}
