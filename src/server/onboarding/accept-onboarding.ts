import type { Transaction } from 'kysely';
import { Refusal, refuseField } from '../requests/refusal.ts';
import { createdSchema, type Created } from '../../contract/quiz.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import { isOnboarded } from '../store/leads/onboarding.ts';
import type { Database } from '../store/schema/schema.ts';
import { claimUpload } from '../store/leads/uploads.ts';
import type { FilledOnboarding } from './onboarding-record.ts';
import { acceptedOnboarding } from './accepted-onboarding.ts';
import { setOnboardingAside, storeOnboarding } from './aside-onboarding.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

const onboardedBefore = new Refusal({
  kind: 'conflict',
  title: 'This form is here already',
  detail:
    'The onboarding form of this order has arrived before, and work is on its way. To change something, answer the mail you got.',
});

async function claimUploads(
  tx: Transaction<Database>,
  { request }: FilledOnboarding,
  claim: { onboardingId: string; forGood: boolean },
): Promise<void> {
  for (const field of ['logoFile', 'brandDesignFile'] as const) {
    const upload = request[field];
    if (upload === null || (await claimUpload(tx, upload, claim))) continue;
    const message = 'This picture was deleted. Please choose it again.';
    throw refuseField(field, message);
  }
}

/**
 * Stores an onboarding form with its pictures (for good where `isPaidFor`, otherwise for a while), its delivery to the CRM and its mails, together or not at all; 201 once they are on disk. Whether
 * the order it names may have one is for the caller to check. A form without an order that looks like spam is set aside instead, and answered alike.
 * @throws Refusal where its order has one already; 422 where a picture it names is gone, or is another form's
 */
export async function acceptOnboarding(
  { store, clock, timeZone, ownerEmail, judge }: UseCaseDeps & { readonly judge: FormJudge },
  arrival: FormArrival,
  { isPaidFor, ...filled }: FilledOnboarding & { readonly isPaidFor: boolean },
): Promise<Created> {
  const at = clock.now();
  const orderId = filled.request.orderId ?? null;
  // Whoever has an order has paid for it.
  const judgement = orderId === null ? judge.judge(acceptedOnboarding(filled, at), arrival) : null;
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, createdSchema, async () => {
      if (orderId !== null && (await isOnboarded(tx, orderId))) throw onboardedBefore;
      const id = newRowId();
      await claimUploads(tx, filled, { onboardingId: id, forGood: isPaidFor });
      if (judgement === null) await storeOnboarding(tx, filled, arrival, { id, at, timeZone, ownerEmail });
      else await setOnboardingAside(tx, filled, arrival, { id, judgement, at });
      return { id };
    }),
  );
}
