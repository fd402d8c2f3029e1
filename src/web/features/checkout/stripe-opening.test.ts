import { expect, test } from 'vitest';
import { advance, initialOpening } from './stripe-opening.ts';

const Form = () => null;

test('the form is shown once its script is loaded, and ready once its frames are', () => {
  const loaded = advance(initialOpening, { type: 'script-loaded', Form });
  expect(loaded).toEqual({ Form, isReady: false, isLate: false });
  expect(advance(loaded, { type: 'form-ready' })).toEqual({ Form, isReady: true, isLate: false });
});

test.each(['script-failed', 'form-failed', 'timed-out'] as const)('another way is offered when: %s', (type) => {
  expect(advance(initialOpening, { type })).toEqual({ ...initialOpening, isLate: true });
});

test('a form that becomes ready after the wait is no longer late, and stays so', () => {
  const late = advance(advance(initialOpening, { type: 'timed-out' }), { type: 'script-loaded', Form });
  const ready = advance(late, { type: 'form-ready' });
  expect(ready).toEqual({ Form, isReady: true, isLate: false });
  expect(advance(ready, { type: 'timed-out' })).toEqual(ready);
});
