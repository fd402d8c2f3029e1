import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizQuestions } from '../../../../content/quiz.ts';
import { nextAttempt } from '../../forms/sending/attempt.ts';
import { checkAnswers } from '../../../domain/quiz/quiz-result.ts';
import { type QuizAction, type QuizFlow, advance, currentAnswer, emptyFlow, leadOf, resultHere } from './quiz-flow.ts';

const dana = { firstName: 'Dana', email: 'dana@example.test' };
const attempt = { key: 'key-1', body: JSON.stringify(dana) };
const begun = run(emptyFlow, [
  { type: 'typed', field: 'firstName', text: 'Dana' },
  { type: 'typed', field: 'email', text: 'dana@example.test' },
  { type: 'attempted', attempt },
  { type: 'lead-accepted', leadId: 'lead-1' },
]);

function run(flow: QuizFlow, actions: QuizAction[]): QuizFlow {
  return actions.reduce(advance, flow);
}

/** Answers every question from the current one on with its option at `at`, or its last one. */
function answerAll(flow: QuizFlow, at = 0): QuizFlow {
  return quizQuestions.slice(flow.index).reduce((reached, { options }) => {
    const option = options[Math.min(at, options.length - 1)];
    return run(reached, [{ type: 'answered', value: option?.value ?? '' }, { type: 'went-on' }]);
  }, flow);
}

describe('lead capture', () => {
  it('starts empty and keeps what is typed', () => {
    expect(emptyFlow).toMatchObject({ stage: 'lead-capture', firstName: '', email: '', leadId: null });
    expect(begun).toMatchObject({ firstName: 'Dana', email: 'dana@example.test' });
  });

  it('is left for the first question once the lead is accepted', () => {
    expect(begun).toMatchObject({ stage: 'quiz', leadId: 'lead-1', index: 0, furthest: 0, answers: {} });
  });

  it.each([
    ['', ''],
    ['Dana', '  '],
    [' ', 'dana@example.test'],
  ])('sends nothing while a field is empty (%j, %j)', (firstName, email) => {
    expect(leadOf({ ...emptyFlow, firstName, email })).toBeNull();
  });

  it('sends what was typed without its outer spaces', () => {
    const flow = { ...emptyFlow, firstName: ' Dana ', email: ' dana@example.test ' };
    expect(leadOf(flow)).toEqual(dana);
  });

  it('keeps the key of a failed try, and takes another once a field has changed', () => {
    const failed = { ...emptyFlow, ...dana, attempt };
    expect(nextAttempt(failed.attempt, leadOf(failed), () => 'new')).toBe(attempt);
    const changed = { ...failed, email: 'd@example.test' };
    expect(nextAttempt(changed.attempt, leadOf(changed), () => 'new').key).toBe('new');
  });
});

describe('questions', () => {
  it('are not left without an answer', () => {
    expect(advance(begun, { type: 'went-on' })).toBe(begun);
  });

  it('take only an answer that is offered', () => {
    expect(advance(begun, { type: 'answered', value: 'maybe' })).toBe(begun);
    expect(currentAnswer(advance(begun, { type: 'answered', value: 'no' }))).toBe('no');
  });

  it('never go back below the first', () => {
    expect(advance(begun, { type: 'went-back' }).index).toBe(0);
  });

  it('keep their answers back and forward', () => {
    const third = run(begun, [
      { type: 'answered', value: 'no' },
      { type: 'went-on' },
      { type: 'answered', value: '16+' },
      { type: 'went-on' },
    ]);
    const back = run(third, [{ type: 'went-back' }, { type: 'went-back' }]);
    expect(third.index).toBe(2);
    expect([back.index, currentAnswer(back), back.furthest]).toEqual([0, 'no', 2]);
    const forward = advance(back, { type: 'went-on' });
    expect([forward.index, currentAnswer(forward)]).toEqual([1, '16+']);
  });

  it('replace an answer that is changed', () => {
    const changed = run(begun, [
      { type: 'answered', value: 'no' },
      { type: 'answered', value: 'yes' },
    ]);
    expect(changed.answers).toEqual({ hasWebsite: 'yes' });
  });

  it('end after the tenth, which going on does not leave', () => {
    const last = answerAll(begun);
    expect([last.stage, last.index]).toEqual(['quiz', 9]);
    expect(Object.keys(last.answers)).toHaveLength(10);
  });

  it('give no result before the last is answered', () => {
    const early = advance(begun, { type: 'answered', value: 'no' });
    expect(advance(early, { type: 'finished', result: resultHere(early), plan: null })).toBe(early);
  });
});

describe('results', () => {
  const last = answerAll(begun, 9);
  const finished = advance(last, { type: 'finished', result: resultHere(last), plan: null });

  it('show the recommendation of these answers', () => {
    expect(finished).toMatchObject({ stage: 'results', result: { package: 'full-system', price: 'Custom' } });
  });

  it('give way to what the server says later', () => {
    const result = { ...resultHere(last), title: 'As the server has it' };
    const plan = '/api/floor-plan/lead.signature';
    const confirmed = advance(finished, { type: 'confirmed', result, plan });
    expect([confirmed.result, confirmed.plan]).toEqual([result, plan]);
    expect(advance(begun, { type: 'confirmed', result, plan })).toBe(begun);
    expect(advance(confirmed, { type: 'started-over' }).plan).toBeNull();
  });

  it('are not left by a stray answer, step or lead', () => {
    for (const action of [
      { type: 'answered', value: 'over-3m' },
      { type: 'went-on' },
      { type: 'went-back' },
      { type: 'lead-accepted', leadId: 'lead-2' },
      { type: 'typed', field: 'email', text: 'x' },
    ] satisfies QuizAction[]) {
      expect(advance(finished, action)).toBe(finished);
    }
  });
});

describe('starting over', () => {
  it('forgets the answers and keeps what was typed, so that the same lead is found again', () => {
    const again = advance(answerAll(begun), { type: 'started-over' });
    expect(again).toMatchObject({ stage: 'lead-capture', index: 0, furthest: -1, answers: {}, firstName: 'Dana' });
    expect(nextAttempt(again.attempt, leadOf(again), () => 'new')).toBe(attempt);
  });
});

it('whatever is done in whatever order, the question exists and only offered answers are kept', () => {
  const values = quizQuestions.flatMap(({ options }) => options.map(({ value }) => value));
  const actions: fc.Arbitrary<QuizAction> = fc.oneof(
    fc.constantFrom<QuizAction>(
      { type: 'went-on' },
      { type: 'went-back' },
      { type: 'lead-accepted', leadId: 'lead-1' },
      { type: 'finished', result: resultHere(emptyFlow), plan: null },
      { type: 'started-over' },
    ),
    fc.constantFrom(...values, 'maybe').map((value): QuizAction => ({ type: 'answered', value })),
  );
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 60 }), (steps) => {
      const flow = run(emptyFlow, steps);
      expect(flow.index).toBeGreaterThanOrEqual(0);
      expect(flow.index).toBeLessThanOrEqual(9);
      expect(flow.stage === 'lead-capture' || flow.leadId === 'lead-1').toBe(true);
      expect(flow.stage !== 'results' || Object.keys(flow.answers).length === 10).toBe(true);
      expect(checkAnswers(flow.answers)).toEqual([]);
    }),
  );
});
