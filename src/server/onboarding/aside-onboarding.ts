import type { Transaction } from 'kysely';
import { z } from 'zod';
import { websiteCrmOnboardingSchema, websiteOnboardingSchema } from '../../contract/onboarding.ts';
import type { Judgement } from '../../domain/spam/signs.ts';
import { storeLead, type Moment } from '../leads/store-lead.ts';
import type { FormSender } from '../requests/form-arrival.ts';
import { recordEvent } from '../store/analytics/analytics-writes.ts';
import { insertOnboarding } from '../store/leads/onboarding.ts';
import { insertSetAside, type SetAsideRow } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { acceptedOnboarding } from './accepted-onboarding.ts';
import type { FilledOnboarding } from './onboarding-record.ts';

type Tx = Transaction<Database>;

const PAGE = '/checkout';

/** An onboarding form that looks like spam, as it is kept. Its days were checked when it came. */
export const asideOnboardingSchema = z.object({
  kind: z.literal('onboarding'),
  filled: z.discriminatedUnion('form', [
    z.object({ form: z.literal('website'), request: websiteOnboardingSchema(() => '') }),
    z.object({ form: z.literal('website-crm'), request: websiteCrmOnboardingSchema }),
  ]),
});

/** Sets a form aside under this id; its pictures wait with it. */
export async function setOnboardingAside(
  tx: Tx,
  filled: FilledOnboarding,
  { sessionId, device }: Pick<FormSender, 'sessionId' | 'device'>,
  { id, judgement, at }: { id: string; judgement: Judgement; at: number },
): Promise<void> {
  const { kind, name, email } = acceptedOnboarding(filled, at);
  const { score, reasons } = judgement;
  const form = JSON.stringify({ kind: 'onboarding', filled });
  await insertSetAside(tx, { id, kind, name, email, form, score, reasons, sessionId, device, at });
}

/** Stores a form, whose pictures are its own already, with all that follows from it. */
export async function storeOnboarding(
  tx: Tx,
  filled: FilledOnboarding,
  { sessionId, filtered, device }: FormSender,
  { id, ...moment }: Omit<Moment, 'id'> & { readonly id: string },
): Promise<void> {
  const { at } = moment;
  const { form, request } = filled;
  const leadId = await storeLead(tx, acceptedOnboarding(filled, at), { sessionId, filtered, device }, moment);
  await insertOnboarding(tx, { id, form, leadId, orderId: request.orderId ?? null, at });
  await recordEvent(tx, { sessionId, name: 'onboarding_completed', page: PAGE, properties: { form }, at, filtered });
}

/** Accepts a form that was set aside, under the id that its sender was told. */
export async function letInOnboarding(
  tx: Tx,
  {
    id,
    session_id: sessionId,
    device,
    created_at: at,
  }: Pick<SetAsideRow, 'id' | 'session_id' | 'device' | 'created_at'>,
  filled: FilledOnboarding,
  { timeZone, ownerEmail, now }: Pick<Moment, 'timeZone' | 'ownerEmail'> & { now: number },
): Promise<void> {
  await storeOnboarding(
    tx,
    filled,
    { sessionId, device, filtered: false },
    { id, at, timeZone, ownerEmail, queuedAt: now },
  );
}
