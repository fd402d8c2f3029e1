import type { Transaction } from 'kysely';
import type { Judgement } from '../../domain/spam/signs.ts';
import type { FormSender } from '../requests/form-arrival.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { insertSetAside } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { acceptedOf, type LeftForm } from './left-form.ts';

/** Why a form is set aside, and when it came. */
export interface Suspicion {
  readonly judgement: Judgement;
  readonly at: number;
}

/** Sets a form aside: it is kept whole, and nothing is counted, delivered or mailed. Gives the id that its lead gets if the owner lets it in. */
export async function setAside(
  tx: Transaction<Database>,
  left: LeftForm,
  { sessionId, device, language }: Pick<FormSender, 'sessionId' | 'device' | 'language'>,
  { judgement, at }: Suspicion,
  kind: LeftForm['kind'] | 'near_miss' = left.kind,
): Promise<string> {
  const id = newRowId();
  const { name, email } = acceptedOf(left, at);
  const { score, reasons } = judgement;
  await insertSetAside(tx, {
    id,
    kind,
    name,
    email,
    form: JSON.stringify({ ...left, ...(language === 'es' && { language }) }),
    score,
    reasons,
    sessionId,
    device,
    at,
  });
  return id;
}
