import { postText, untilAnswer } from '../../api/request.ts';
import { showToast } from '../../ui/toast.ts';
import { createOutbox, type SendingNews } from './outbox.ts';
import type { Submission } from './submission.ts';
import { createUnsentStore } from './unsent-store.ts';
import { say, sayAgain } from '../../words/say.ts';

function announceWithoutForm({ told }: Submission, outcome: SendingNews['outcome']): void {
  if (told === null) return;
  if (outcome.kind === 'accepted') showToast(told.arrived);
  else if (outcome.kind === 'expired') showToast(expiredToast(told.what));
  else if (outcome.kind === 'refused')
    showToast({
      title: say('{what} was not accepted', { what: told.what }),
      description: sayAgain(
        outcome.error.problem?.detail ?? 'Please open the form and send it again.',
        'Please open the form and send it again.',
      ),
      tone: 'bad',
    });
}

export function expiredToast(what: string) {
  return {
    title: say('{what} was not sent', { what }),
    description: say(
      'The site could not be reached for a day. What you typed is still in the form: please send it again.',
    ),
    tone: 'bad',
  } as const;
}

/** The outbox of all forms of this page. */
export const formOutbox = createOutbox({
  post: ({ path, body, key, headers }, signal) =>
    postText(path, body, {
      idempotencyKey: key,
      headers,
      signal: untilAnswer(signal),
    }),
  store: createUnsentStore(
    () => localStorage,
    () => Date.now(),
  ),
  nowMs: () => Date.now(),
  jitter: Math.random,
  announceWithoutForm,
});

if (typeof window !== 'undefined') addEventListener('online', () => formOutbox.wakeAll());
