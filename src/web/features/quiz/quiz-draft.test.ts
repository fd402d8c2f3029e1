import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizQuestions } from '../../../../content/quiz.ts';
import { readDraft, writeDraft } from './quiz-draft.ts';
import { type QuizFlow, emptyFlow, resultHere } from './quiz-flow.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
const attempt = { key: 'key-1', body: '{"firstName":"Dana","email":"dana@example.test"}' };
const midway: QuizFlow = {
  ...emptyFlow,
  stage: 'quiz',
  firstName: 'Dana',
  email: 'dana@example.test',
  attempt,
  leadId: 'lead-1',
  index: 1,
  furthest: 2,
  answers: { hasWebsite: 'no', leadVolume: '16+' },
};
const everything = Object.fromEntries(quizQuestions.map(({ id, options }) => [id, options[0]?.value ?? '']));

/** A draft as saved, with some of its fields replaced. */
function saved(change: object = {}): string {
  return JSON.stringify({ ...JSON.parse(writeDraft(midway, NOW_MS)), ...change });
}

describe('a draft', () => {
  it('comes back as it was left', () => {
    expect(readDraft(writeDraft(midway, NOW_MS), NOW_MS + 1000)).toEqual(midway);
  });

  it('of typed fields comes back before any lead exists', () => {
    const typed = { ...emptyFlow, firstName: 'Dana', email: 'dana@' };
    expect(readDraft(writeDraft(typed, NOW_MS), NOW_MS)).toEqual(typed);
  });

  it('of a finished quiz shows its result again, from the answers', () => {
    const answers = everything;
    const plan = '/api/floor-plan/lead.signature';
    const finished: QuizFlow = { ...midway, stage: 'results', answers, index: 9, furthest: 9, plan };
    const text = writeDraft({ ...finished, result: resultHere(finished) }, NOW_MS);
    expect(text).not.toContain('scores');
    expect(readDraft(text, NOW_MS)).toEqual({ ...finished, result: resultHere(finished) });
    expect(readDraft(text.replace(plan, 'https://eve.example/'), NOW_MS).plan).toBeNull();
  });

  it('is forgotten after a day, and stays when the clock is put back by less', () => {
    expect(readDraft(saved(), NOW_MS + DAY_MS - 1).stage).toBe('quiz');
    expect(readDraft(saved(), NOW_MS + DAY_MS)).toBe(emptyFlow);
    expect(readDraft(saved({ savedAtMs: NOW_MS + DAY_MS - 1 }), NOW_MS).stage).toBe('quiz');
    expect(readDraft(saved({ savedAtMs: NOW_MS + DAY_MS }), NOW_MS)).toBe(emptyFlow);
  });

  it('of another version is left alone', () => {
    expect(readDraft(saved({ version: 0 }), NOW_MS)).toBe(emptyFlow);
  });

  it('asks again where an answer is no longer offered', () => {
    const flow = readDraft(saved({ answers: { hasWebsite: 'perhaps', leadVolume: '16+' } }), NOW_MS);
    expect(flow).toMatchObject({ stage: 'quiz', index: 0, answers: { leadVolume: '16+' } });
  });

  it('of results with an answer missing goes back to that question', () => {
    const { painPoint: _, ...answers } = everything;
    expect(readDraft(saved({ stage: 'results', answers, index: 9 }), NOW_MS)).toMatchObject({
      stage: 'quiz',
      index: 8,
    });
  });

  it('without its lead starts at lead capture, with the fields filled', () => {
    expect(readDraft(saved({ leadId: null }), NOW_MS)).toMatchObject({
      stage: 'lead-capture',
      firstName: 'Dana',
      index: 0,
    });
  });

  it.each([null, '', 'null', '[]', '7', '{', '{"version":1}'])('that is %j starts from the beginning', (text) => {
    expect(readDraft(text, NOW_MS)).toBe(emptyFlow);
  });

  it('of any shape never fails and never gives a question that does not exist', () => {
    const draft = fc.record({
      version: fc.constant(1),
      savedAtMs: fc.constant(NOW_MS),
      stage: fc.constantFrom('quiz', 'results', 'lead-capture', 7),
      leadId: fc.oneof(fc.string(), fc.anything()),
      index: fc.oneof(fc.integer(), fc.double(), fc.anything()),
      furthest: fc.oneof(fc.integer(), fc.anything()),
      answers: fc.oneof(fc.constant(everything), fc.anything()),
      attempt: fc.anything(),
      firstName: fc.anything(),
    });
    fc.assert(
      fc.property(draft, (shape) => {
        const flow = readDraft(JSON.stringify(shape), NOW_MS);
        expect(quizQuestions[flow.index]).toBeDefined();
        expect(flow.furthest).toBeLessThan(10);
        expect(flow.stage === 'results').toBe(flow.result !== null);
      }),
    );
  });
});
