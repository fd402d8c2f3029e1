import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizPackages, quizQuestions } from '../../../content/quiz.ts';
import { quizResult } from '../quiz/quiz-result.ts';
import { type FloorPlan, hasPlan, planOf } from './floor-plan.ts';
import { placeIds, placeNames, type PlaceId } from './places.ts';
import { describePlaces, leakName, mendInWords, runnerUpInWords } from './plan-words.ts';

/** The table of SPEC.md 2, written down apart from the data. */
const table: [question: string, option: string, place: PlaceId, effect: 'add' | 'light' | 'darken' | 'leak'][] = [
  ['hasWebsite', 'yes', 'frontDoor', 'light'],
  ['hasWebsite', 'no', 'frontDoor', 'darken'],
  ['leadVolume', '1-5', 'street', 'darken'],
  ['leadVolume', '6-15', 'street', 'light'],
  ['leadVolume', '16+', 'street', 'light'],
  ['leadSource', 'word-of-mouth', 'street', 'add'],
  ['leadSource', 'paid-ads', 'street', 'add'],
  ['leadSource', 'inbound-calls-google', 'street', 'add'],
  ['leadSource', 'outbound-calls-dms', 'street', 'add'],
  ['leadSource', 'not-consistent', 'street', 'darken'],
  ['missedCalls', 'yes', 'phone', 'darken'],
  ['missedCalls', 'no', 'phone', 'light'],
  ['manualFollowUp', 'yes', 'followUp', 'darken'],
  ['manualFollowUp', 'no', 'followUp', 'light'],
  ['monthlyRevenue', 'under-5k', 'desk', 'add'],
  ['monthlyRevenue', '5k-15k', 'desk', 'add'],
  ['monthlyRevenue', '15k+', 'desk', 'add'],
  ['teamSize', 'just-me', 'desk', 'light'],
  ['teamSize', '2-5', 'desk', 'light'],
  ['teamSize', '6+', 'desk', 'light'],
  ['usedCRM', 'yes', 'contacts', 'light'],
  ['usedCRM', 'no', 'contacts', 'darken'],
  ['painPoint', 'missed-calls', 'phone', 'leak'],
  ['painPoint', 'no-followup', 'followUp', 'leak'],
  ['painPoint', 'no-leads', 'street', 'leak'],
  ['painPoint', 'scattered-systems', 'hall', 'leak'],
  ['yearGoal', 'under-100k', 'extension', 'add'],
  ['yearGoal', '100k-250k', 'extension', 'add'],
  ['yearGoal', '250k-500k', 'extension', 'add'],
  ['yearGoal', '500k-1m', 'extension', 'add'],
  ['yearGoal', '1m-3m', 'extension', 'add'],
  ['yearGoal', 'over-3m', 'extension', 'add'],
];

const stateAfter = { add: 'plain', light: 'lit', darken: 'dark', leak: 'dark' } as const;

const placeOf = (plan: FloorPlan, id: PlaceId) => plan.places.find((place) => place.id === id);

/** Every set of answers to the questions from this one on. */
function allAnswers(from = 0): Record<string, string>[] {
  const question = quizQuestions[from];
  if (question === undefined) return [{}];
  const rest = allAnswers(from + 1);
  return question.options.flatMap(({ value }) => rest.map((others) => ({ ...others, [question.id]: value })));
}

/** Any set of answers, some questions left out. */
const someAnswers = fc
  .array(fc.constantFrom(...table), { maxLength: 12 })
  .map((rows): Record<string, string> => Object.fromEntries(rows.map(([question, option]) => [question, option])));

/** What holds for every plan, however little was answered: SPEC.md 1, 4 to 8. */
function faultsOf(answers: Record<string, string>): string[] {
  const plan = planOf(answers);
  const { places, leak, mend, because, runnerUp } = plan;
  const { package: best, scores } = quizResult(answers);
  const known = table.filter(([question, option]) => answers[question] === option);
  const leaking = places.filter(({ leaks }) => leaks).map(({ id }) => id);
  const points = (key: string) => scores[key] ?? 0;
  const said = quizQuestions.map(({ id, options }) => options.find(({ value }) => value === answers[id])?.label);
  const asked = because.map((one) => said.indexOf(one.said));
  const rules: Record<string, boolean> = {
    '1 each place once': places.map(({ id }) => id).join() === placeIds.join(),
    '4 two notes at most': places.every(({ notes }) => notes.length <= 2),
    '4 a place that is known says why': places.every(({ state, notes }) => (state === 'open') === (notes.length === 0)),
    '5 one leak at most, and it is dark':
      leaking.join() === (leak ?? '') && (leak === null || placeOf(plan, leak)?.state === 'dark'),
    '5 no leak only where nothing is dark': leak !== null || places.every(({ state }) => state !== 'dark'),
    '6 the package is the quiz’s': mend.key === best,
    '6 something is mended': places.some(({ mended }) => mended),
    '6 the leak is mended or said not to be':
      mend.mendsLeak === (leak !== null && placeOf(plan, leak)?.mended === true),
    '7 three answers, or all there are': because.length === Math.min(3, known.length),
    '7 they were given': asked.every((at) => at !== -1),
    '8 nothing but the first is before the second': quizPackages.every(
      ({ key }) => key === best || points(key) <= (runnerUp?.points ?? 0),
    ),
    '8 its distance is true': runnerUp === null || points(best) - points(runnerUp.key) === runnerUp.ahead,
    'words end as sentences do': [mendInWords(plan), runnerUpInWords(plan) ?? '.'].every((words) =>
      words.endsWith('.'),
    ),
    'the leak has a name': leakName(plan) === (leak === null ? 'none named' : placeNames[leak].name),
    'every known place is told': describePlaces(plan).length >= places.filter(({ state }) => state !== 'open').length,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${rule}: ${JSON.stringify(answers)}`]));
}

describe('places', () => {
  it.each(table)('2. %s %s: %s, %s', (question, option, place, effect) => {
    const plan = planOf({ [question]: option });
    expect(placeOf(plan, place)).toMatchObject({
      state: stateAfter[effect],
      leaks: effect === 'leak' || effect === 'darken',
    });
    expect(plan.places.filter(({ state }) => state !== 'open').map(({ id }) => id)).toEqual([place]);
  });

  it('2. the table names every option that is asked, once', () => {
    const asked = quizQuestions.flatMap((question) => question.options.map(({ value }) => `${question.id} ${value}`));
    expect(table.map(([question, option]) => `${question} ${option}`)).toEqual(asked);
  });

  it('3. what is not known adds nothing, whatever it is called', () => {
    const strange = { constructor: 'yes', hasWebsite: 'toString', painPoint: '__proto__', shoeSize: '44' };
    expect(hasPlan(strange)).toBe(false);
    expect(planOf(strange).places.every(({ state }) => state === 'open')).toBe(true);
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(planOf({ ...strange, ...answers })).toEqual(planOf(answers));
        expect(hasPlan(answers)).toBe(Object.keys(answers).length > 0);
      }),
    );
  });

  it('4. darkness wins over light, and a leak leaves out what contradicts it', () => {
    const dark = planOf({ leadVolume: '16+', leadSource: 'not-consistent' });
    expect(placeOf(dark, 'street')).toMatchObject({
      state: 'dark',
      notes: ['16+ leads a week', 'now here, now there'],
    });
    const leak = planOf({ missedCalls: 'no', painPoint: 'missed-calls' });
    expect(placeOf(leak, 'phone')).toMatchObject({ state: 'dark', notes: ['deals lost here'] });
    const both = planOf({ missedCalls: 'yes', painPoint: 'missed-calls' });
    expect(placeOf(both, 'phone')?.notes).toEqual(['deals lost here', 'calls ring out']);
  });
});

describe('every set of answers', () => {
  it('1-8. all of them make a valid plan', () => {
    const all = allAnswers();
    expect(all).toHaveLength(quizQuestions.reduce((product, { options }) => product * options.length, 1));
    expect(all.flatMap(faultsOf).slice(0, 3)).toEqual([]);
  });

  it('1-8. and so do those that leave questions out', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(faultsOf(answers)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('leak and mend', () => {
  it('5. without a pain point the leak is the dark place that the package mends', () => {
    const plan = planOf({ hasWebsite: 'no', manualFollowUp: 'yes', monthlyRevenue: '5k-15k', usedCRM: 'yes' });
    expect([plan.mend.key, plan.leak]).toEqual(['crm-automation', 'followUp']);
    expect(planOf({ missedCalls: 'yes', monthlyRevenue: '5k-15k', teamSize: '2-5' }).leak).toBe('phone');
    expect(planOf({ hasWebsite: 'yes' }).leak).toBeNull();
  });

  it('6. a package whose places are all lit mends its first', () => {
    const plan = planOf({ manualFollowUp: 'no', usedCRM: 'yes', teamSize: '2-5' });
    expect(plan.mend.key).toBe('crm-automation');
    expect(plan.places.filter(({ mended }) => mended).map(({ id }) => id)).toEqual(['followUp']);
  });

  it('6. where the package leaves the leak, the plan says so and what is made for it', () => {
    const titleOf = (key: string) => quizPackages.find((one) => one.key === key)?.title ?? '';
    const plan = planOf({ painPoint: 'missed-calls', manualFollowUp: 'yes', monthlyRevenue: '5k-15k' });
    expect(plan.mend).toMatchObject({ key: 'crm-automation', mendsLeak: false });
    expect(mendInWords(plan)).toContain(`It does not mend the phone room: that is ${titleOf('crm-voice-ai')}`);
    expect(mendInWords(planOf({ painPoint: 'missed-calls' }))).not.toContain('does not mend');
  });

  it('7. the answers with the most points are quoted, in the order of the questions', () => {
    const answers = {
      yearGoal: '500k-1m',
      teamSize: '6+',
      hasWebsite: 'yes',
      usedCRM: 'yes',
      painPoint: 'scattered-systems',
    };
    expect(planOf(answers).because.map(({ topic }) => topic)).toEqual(['People', 'Costs the most deals', 'In a year']);
  });

  it('8. the second choice is told with its points, and a tie as a tie', () => {
    const behind = planOf({ missedCalls: 'yes', painPoint: 'missed-calls', hasWebsite: 'yes', teamSize: '2-5' });
    expect(runnerUpInWords(behind)).toMatch(
      /: .+, 3 points from your answers, 5 for .+\. It would leave the phone room as it is\.$/,
    );
    expect(runnerUpInWords(planOf({ leadVolume: '16+' }))).toContain('as many points from your answers');
    expect(runnerUpInWords(planOf({ hasWebsite: 'no' }))).toBeNull();
  });
});
