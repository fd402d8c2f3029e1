import { answerOnce, type Answer } from '../requests/answer-once.ts';
import type { FormArrival } from '../http/form-arrival.ts';
import type { LeadDeps } from '../requests/use-case-deps.ts';
import { storeLead, type TakenForm } from './store-lead.ts';

/**
 * Stores a form with its delivery to the CRM, its mails and its conversion, together or not at all; 201 once they are on disk. `taken` says what
 * of it goes where, at the time it is stored.
 */
export async function acceptForm(
  { store, clock, timeZone, ownerEmail }: LeadDeps,
  arrival: FormArrival,
  taken: (at: number) => TakenForm,
): Promise<Answer> {
  const at = clock.now();
  const form = taken(at);
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, async () => {
      const id = await storeLead(tx, form, arrival, { at, timeZone, ownerEmail });
      return { status: 201, body: { id } };
    }),
  );
}
