import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizPackages, quizQuestions } from '../../../content/quiz.ts';
import { quizResultSchema } from '../../contract/quiz.ts';
import { checkAnswers, findPackage, quizResult, recommendPackage, scoreQuiz } from './quiz-result.ts';
import { crmBuildout, websiteBuild } from '../../../test-support/data/sold.ts';
import { consulting } from '../../../content/packages.ts';

const order = ['starter-crm', 'crm-automation', 'website-funnel', 'crm-voice-ai', 'full-system'] as const;

/** The table of SPEC.md 2, written down apart from the data: points in the order above. */
const table: [question: string, option: string, ...points: number[]][] = [
  ['hasWebsite', 'yes', 0, 1, 0, 1, 0],
  ['hasWebsite', 'no', 0, 0, 2, 0, 0],
  ['leadVolume', '1-5', 0, 0, 2, 0, 0],
  ['leadVolume', '6-15', 1, 0, 0, 0, 0],
  ['leadVolume', '16+', 0, 0, 0, 2, 2],
  ['leadSource', 'word-of-mouth', 2, 0, 0, 0, 0],
  ['leadSource', 'paid-ads', 0, 1, 1, 0, 0],
  ['leadSource', 'inbound-calls-google', 0, 0, 0, 2, 0],
  ['leadSource', 'outbound-calls-dms', 0, 2, 0, 0, 0],
  ['leadSource', 'not-consistent', 0, 0, 2, 0, 0],
  ['missedCalls', 'yes', 0, 0, 0, 2, 0],
  ['missedCalls', 'no', 0, 1, 0, 0, 0],
  ['manualFollowUp', 'yes', 0, 2, 0, 0, 0],
  ['manualFollowUp', 'no', 0, 0, 0, 1, 0],
  ['monthlyRevenue', 'under-5k', 2, 0, 2, 0, 0],
  ['monthlyRevenue', '5k-15k', 0, 2, 0, 0, 0],
  ['monthlyRevenue', '15k+', 0, 0, 0, 0, 2],
  ['teamSize', 'just-me', 2, 0, 0, 0, 0],
  ['teamSize', '2-5', 0, 2, 0, 0, 0],
  ['teamSize', '6+', 0, 0, 0, 0, 2],
  ['usedCRM', 'yes', 0, 2, 0, 0, 0],
  ['usedCRM', 'no', 2, 0, 2, 0, 0],
  ['painPoint', 'missed-calls', 0, 0, 0, 2, 0],
  ['painPoint', 'no-followup', 0, 2, 0, 0, 0],
  ['painPoint', 'no-leads', 0, 0, 2, 0, 0],
  ['painPoint', 'scattered-systems', 0, 0, 0, 0, 2],
  ['yearGoal', 'under-100k', 1, 0, 1, 0, 0],
  ['yearGoal', '100k-250k', 0, 2, 0, 0, 0],
  ['yearGoal', '250k-500k', 0, 2, 0, 2, 0],
  ['yearGoal', '500k-1m', 0, 0, 0, 0, 3],
  ['yearGoal', '1m-3m', 0, 0, 0, 0, 3],
  ['yearGoal', 'over-3m', 0, 0, 0, 0, 3],
];

const points = (scores: Record<string, number>) => order.map((key) => scores[key]);

/** Any set of answers the quiz can give, some questions left out. */
const someAnswers = fc
  .array(fc.constantFrom(...table), { maxLength: 40 })
  .map((rows): Record<string, string> => Object.fromEntries(rows.map(([question, option]) => [question, option])));

describe('scores', () => {
  it.each(table)('2. %s %s', (question, option, ...expected) => {
    expect(points(scoreQuiz({ [question]: option }))).toEqual(expected);
  });

  it('2. the table names every option that is asked, once', () => {
    const asked = quizQuestions.flatMap((question) => question.options.map(({ value }) => `${question.id} ${value}`));
    expect(table.map(([question, option]) => `${question} ${option}`)).toEqual(asked);
  });

  it('1. the tally of a whole quiz is the sum of its answers', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const rows = table.filter(([question, option]) => answers[question] === option);
        const sum = order.map((_, index) => rows.reduce((total, row) => total + Number(row[index + 2]), 0));
        expect(points(scoreQuiz(answers))).toEqual(sum);
      }),
    );
  });

  it('3. unknown questions and values add nothing, whatever they are called', () => {
    const strange = { hasWebsite: 'constructor', toString: 'yes', painpoint: 'no-leads', teamSize: '' };
    expect(points(scoreQuiz(strange))).toEqual([0, 0, 0, 0, 0]);
    fc.assert(
      fc.property(someAnswers, fc.dictionary(fc.string(), fc.string()), (answers, noise) => {
        expect(scoreQuiz({ ...noise, ...answers })).toEqual(scoreQuiz({ ...known(noise), ...answers }));
      }),
    );
  });
});

function known(noise: Record<string, string>): Record<string, string> {
  const ids = new Set(quizQuestions.map(({ id }) => id));
  return Object.fromEntries(Object.entries(noise).filter(([id]) => ids.has(id)));
}

describe('recommendation', () => {
  it.each(order)('4. the most points win: %s', (winner) => {
    const scores = Object.fromEntries(order.map((key) => [key, key === winner ? 7 : 6]));
    expect(recommendPackage(scores)).toBe(winner);
  });

  it.each(order.flatMap((first, at) => order.slice(at + 1).map((second) => [first, second] as const)))(
    '5. a tie of %s and %s goes to the first',
    (first, second) => {
      expect(recommendPackage({ [second]: 4, [first]: 4 })).toBe(first);
    },
  );

  it('5. answers that tie recommend the first package', () => {
    expect(quizResult({ leadVolume: '16+' }).package).toBe('crm-voice-ai');
    expect(quizResult({ hasWebsite: 'yes' }).package).toBe('crm-automation');
    expect(quizResult({ monthlyRevenue: 'under-5k' }).package).toBe('starter-crm');
  });

  it('4. a package that is not in the tally has no points', () => {
    expect(recommendPackage({ 'crm-automation': 1 })).toBe('crm-automation');
  });

  it('6. an empty tally is starter-crm', () => {
    expect(recommendPackage({})).toBe('starter-crm');
    expect(recommendPackage(scoreQuiz({}))).toBe('starter-crm');
    expect(quizResult({}).package).toBe('starter-crm');
  });

  it('4-6. nothing beats what is recommended, and nothing before it equals it', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const scores = scoreQuiz(answers);
        const best = recommendPackage(scores);
        for (const key of order) expect(scores[key]).toBeLessThanOrEqual(scores[best]);
        for (const key of order.slice(0, order.indexOf(best))) expect(scores[key]).toBeLessThan(scores[best]);
      }),
    );
  });

  it('7. an unknown key shows starter-crm', () => {
    expect(findPackage('gold').key).toBe('starter-crm');
    expect(findPackage('constructor').key).toBe('starter-crm');
    expect(findPackage('').key).toBe('starter-crm');
    for (const key of order) expect(findPackage(key).key).toBe(key);
  });
});

const titleOf = (key: string) => quizPackages.find((one) => one.key === key)?.title;

describe('result', () => {
  it.each([
    ['starter-crm', titleOf('starter-crm'), websiteBuild.price],
    ['crm-automation', titleOf('crm-automation'), crmBuildout.price],
    ['website-funnel', titleOf('website-funnel'), websiteBuild.price],
    ['crm-voice-ai', titleOf('crm-voice-ai'), crmBuildout.price],
    ['full-system', titleOf('full-system'), consulting.price],
  ])('8. %s is %s at %s, with a description and four features', (key, title, price) => {
    const found = findPackage(key);
    expect(found).toMatchObject({ title, price });
    expect(found.description.length).toBeGreaterThan(40);
    expect(new Set(found.features)).toHaveProperty('size', 4);
  });

  it('8. whatever is answered, the result is one the API may send', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const result = quizResult(answers);
        expect(quizResultSchema.parse(result)).toEqual(result);
        expect(Object.keys(result.scores)).toEqual([...order]);
      }),
    );
  });

  it('8. a busy team with scattered tools is told of the full system', () => {
    const answers = { leadVolume: '16+', teamSize: '6+', monthlyRevenue: '15k+', yearGoal: '1m-3m' };
    expect(quizResult(answers)).toMatchObject({ package: 'full-system', scores: { 'full-system': 9 } });
  });
});

describe('check', () => {
  it('9. answers of the quiz have no problems, nor has an empty set', () => {
    expect(checkAnswers({})).toEqual([]);
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(checkAnswers(answers)).toEqual([]);
      }),
    );
  });

  it('10. an unknown question is named', () => {
    expect(checkAnswers({ shoeSize: '44', hasWebsite: 'no' })).toEqual([
      { field: 'answers.shoeSize', message: 'Please answer only the questions of the quiz' },
    ]);
    expect(checkAnswers({ constructor: 'yes' })).toHaveLength(1);
  });

  it('11. an unknown value is named with those that are taken', () => {
    expect(checkAnswers({ teamSize: '3' })).toEqual([
      { field: 'answers.teamSize', message: 'Please answer with one of: just-me, 2-5, 6+' },
    ]);
    expect(checkAnswers({ hasWebsite: 'toString', usedCRM: '' })).toHaveLength(2);
  });

  it('12. the ten questions stand in the order of the specification, each said once', () => {
    expect(quizPackages.map(({ key }) => key)).toEqual([...order]);
    expect(quizQuestions.map(({ id }) => id)).toEqual([
      'hasWebsite',
      'leadVolume',
      'leadSource',
      'missedCalls',
      'manualFollowUp',
      'monthlyRevenue',
      'teamSize',
      'usedCRM',
      'painPoint',
      'yearGoal',
    ]);
    expect(new Set(quizQuestions.map(({ question }) => question)).size).toBe(10);
    for (const { options } of quizQuestions) {
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });
});
