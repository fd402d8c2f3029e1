import type { Transaction } from 'kysely';
import { Refusal, refuseField } from '../requests/refusal.ts';
import { createdSchema, type Created } from '../../contract/quiz.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { storeLead } from '../leads/store-lead.ts';
import { recordEvent } from '../store/analytics/analytics-writes.ts';
import { insertOnboarding, isOnboarded } from '../store/leads/onboarding.ts';
import type { Database } from '../store/schema/schema.ts';
import { claimUpload } from '../store/leads/uploads.ts';
import type { FilledOnboarding } from './onboarding-record.ts';
import { acceptedOnboarding } from './accepted-onboarding.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

const PAGE = '/checkout';

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
 * the order it names may have one is for the caller to check.
 * @throws Refusal where its order has one already; 422 where a picture it names is gone, or is another form's
 */
export async function acceptOnboarding(
  { store, clock, timeZone, ownerEmail }: UseCaseDeps,
  arrival: FormArrival,
  { isPaidFor, ...filled }: FilledOnboarding & { readonly isPaidFor: boolean },
): Promise<Created> {
  const at = clock.now();
  const taken = acceptedOnboarding(filled, at);
  const orderId = filled.request.orderId ?? null;
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, createdSchema, async () => {
      if (orderId !== null && (await isOnboarded(tx, orderId))) throw onboardedBefore;
      const id = newRowId();
      await claimUploads(tx, filled, { onboardingId: id, forGood: isPaidFor });
      const leadId = await storeLead(tx, taken, arrival, { at, timeZone, ownerEmail });
      await insertOnboarding(tx, { id, form: filled.form, leadId, orderId, at });
      const { sessionId, filtered } = arrival;
      const properties = { form: filled.form };
      await recordEvent(tx, { sessionId, name: 'onboarding_completed', page: PAGE, properties, at, filtered });
      return { id };
    }),
  );
}
