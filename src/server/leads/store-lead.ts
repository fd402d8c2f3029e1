import type { Transaction } from 'kysely';
import type { ConversionType } from '../../contract/conversions.ts';
import type { Destination } from '../outbox/destinations.ts';
import { queueMail, queueOwnerAlert } from '../outbox/queue-mail.ts';
import type { MailContent, MailProps } from '../outbox/mail-schemas.ts';
import { recordConversion } from '../store/analytics/analytics-writes.ts';
import { attributions } from '../store/attribution/attributions.ts';
import { countAfterCommit, handOver } from '../store/engine/unit-effects.ts';
import { onboardingKinds } from '../store/leads/lead-kinds.ts';
import { insertLead } from '../store/leads/leads.ts';
import { people } from '../store/people/join-people.ts';
import { leadItem } from '../store/people/person-item.ts';
import { queueDelivery } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import type { FormSender } from '../requests/form-arrival.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

/** An accepted form, with everything that follows from it: the lead, the CRM's delivery, the mails and the conversion. */
export interface AcceptedForm {
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  /** Everything that the lead stores. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly crm: {
    readonly destination: Destination;
    /** What the delivery is called in the desk. */
    readonly kind: string;
    /** The members the CRM is told, in this order; then `source`, the time and `formType`, and no others. */
    readonly members: Readonly<Record<string, unknown>>;
    readonly source: string;
    readonly formType: string;
  };
  /** To the sender. */
  readonly mail: MailContent | null;
  /** To the owner, where OWNER_EMAIL is set. */
  readonly alert: Pick<MailProps<'owner-alert'>, 'what' | 'facts'>;
  /** Null for a form that follows a purchase: the purchase was counted. */
  readonly conversion: { readonly type: ConversionType; readonly page: string } | null;
}

export interface Moment {
  readonly at: number;
  readonly timeZone: string;
  readonly ownerEmail: string | null;
  /** The lead's; a new one unless it is given. */
  readonly id?: string;
}

function crmPayload({ members, source, formType }: AcceptedForm['crm'], at: number): string {
  return JSON.stringify({ ...members, source, timestamp: new Date(at).toISOString(), formType });
}

/** Stores the lead, its delivery to the CRM, its mails, its conversion, its attribution and its person in the given transaction; the lead's id. */
export async function storeLead(
  tx: Transaction<Database>,
  form: AcceptedForm,
  { sessionId, filtered }: FormSender,
  { at, timeZone, ownerEmail, id = newRowId() }: Moment,
): Promise<string> {
  const { kind, name, email, fields, crm, mail, alert, conversion } = form;
  await insertLead(tx, { id, kind, name, email, fields, sessionId, at });
  countAfterCommit(tx, { what: 'lead', outcome: kind });
  await queueDelivery(tx, {
    id: newRowId(),
    kind: crm.kind,
    leadId: id,
    destination: crm.destination,
    payload: crmPayload(crm, at),
    at,
  });
  const about = { leadId: id, at };
  if (mail !== null) await queueMail(tx, { ...mail, ...about, to: email });
  await queueOwnerAlert(tx, { ownerEmail }, { ...alert, ...about, who: { name, email } });
  if (conversion !== null)
    await recordConversion(tx, { ...conversion, value: null, sessionId, at, timeZone, filtered });
  const leads = onboardingKinds.has(kind) ? 0 : 1;
  const success = { id, email, at, sessionId, leads, sales: 0, revenueCents: 0, test: 0 } as const;
  await handOver(tx, attributions, { success, timeZone });
  await handOver(tx, people, leadItem({ id, kind, name, email, fields, sessionId, at }));
  return id;
}
