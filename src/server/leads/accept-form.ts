import { createdSchema, type Created } from '../../contract/quiz.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { storeLead, type AcceptedForm } from './store-lead.ts';

/**
 * Stores a form with its delivery to the CRM, its mails and its conversion, together or not at all; resolves once they are on disk. `taken` makes
 * all of it from the time at which it is stored.
 */
export async function acceptForm(
  { store, clock, timeZone, ownerEmail }: UseCaseDeps,
  arrival: FormArrival,
  taken: (at: number) => AcceptedForm,
): Promise<Created> {
  const at = clock.now();
  const form = taken(at);
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, createdSchema, async () => ({
      id: await storeLead(tx, form, arrival, { at, timeZone, ownerEmail }),
    })),
  );
}
