import { createdSchema, type Created } from '../../contract/quiz.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import { acceptedOf, type LeftForm } from './left-form.ts';
import { setAside } from './set-aside.ts';
import { storeLead } from './store-lead.ts';

/** What a use case works with that stores what may be spam. */
export interface JudgingDeps extends UseCaseDeps {
  readonly judge: FormJudge;
}

/**
 * Stores a form with its delivery to the CRM, its mails and its conversion, together or not at all; resolves once they are on disk. What looks like spam
 * is set aside instead, and its sender is answered alike.
 */
export async function acceptForm(
  { store, clock, timeZone, ownerEmail, judge }: JudgingDeps,
  arrival: FormArrival,
  left: LeftForm,
): Promise<Created> {
  const at = clock.now();
  const form = acceptedOf(left, at);
  const judgement = judge.judge(form, arrival);
  const mailHold = form.mail === null || judgement !== null ? null : judge.holdMail(arrival, form.email);
  return store.writeBeside((tx) =>
    answerOnce(tx, arrival.idempotent, createdSchema, async () => ({
      id:
        judgement === null
          ? await storeLead(tx, form, arrival, { at, timeZone, ownerEmail, mailHold })
          : await setAside(tx, left, arrival, { judgement, at }),
    })),
  );
}
