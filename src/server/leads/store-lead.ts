import type { Transaction } from 'kysely';
import type { ConversionType } from '../../contract/conversions.ts';
import { consentPath } from '../mail-stops/consent-links.ts';
import type { Destination } from '../outbox/destinations.ts';
import type { Hold } from '../outbox/mail-caps.ts';
import { queueMail, queueOwnerAlert } from '../outbox/queue-mail.ts';
import type { MailContent, MailProps } from '../outbox/mail-schemas.ts';
import { recordConversion } from '../store/analytics/analytics-writes.ts';
import { attributions } from '../store/attribution/attributions.ts';
import { countAfterCommit, handOver } from '../store/engine/unit-effects.ts';
import { onboardingKinds } from '../store/schema/lead-kinds.ts';
import { insertLead } from '../store/leads/leads.ts';
import { people } from '../store/identity/join-people.ts';
import { leadItem } from '../store/people/person-item.ts';
import { queueDelivery } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell, type Thing } from '../store/stream/tell.ts';
import type { FormSender } from '../requests/form-arrival.ts';
import type { ConsentRecord } from './consent-record.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { tagReader } from './tag-reader.ts';
import { languageFacts } from '../words/language-facts.ts';

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
  /** What the event stream tells of it: that a lead was received, or else this; null where whoever stores it tells of it. */
  readonly event?: ((leadId: string) => Thing) | null;
  /** To text messages, where it was given. */
  readonly consent: ConsentRecord | null;
  /** Null for a form that follows a purchase: the purchase was counted. */
  readonly conversion: { readonly type: ConversionType; readonly page: string } | null;
}

export interface Moment {
  readonly at: number;
  readonly timeZone: string;
  readonly ownerEmail: string | null;
  /** Whoever looks after the site did it by hand, so nobody is told there. */
  readonly isByHand?: boolean;
  /** The lead's; a new one unless it is given. */
  readonly id?: string;
  /** When its messages are queued, where that is later than it came. */
  readonly queuedAt?: number;
  /** Why the mail to its sender waits. */
  readonly mailHold?: Hold | null;
}

function crmPayload({ members, source, formType }: AcceptedForm['crm'], at: number): string {
  return JSON.stringify({ ...members, source, timestamp: new Date(at).toISOString(), formType });
}

/** What the event stream is told of a form. */
function thingsOf(id: string, { kind, name, email, crm, consent, event }: AcceptedForm): Thing[] {
  const received = { id, form: kind, name, email, fields: crm.members };
  const own = event === undefined ? ({ type: 'lead.received', thing: { lead: received } } as const) : event?.(id);
  const given = consent && { ...consent, channel: 'sms' as const, leadId: id, at: new Date(consent.at).toISOString() };
  return [
    ...(own === undefined ? [] : [own]),
    ...(given === null ? [] : [{ type: 'consent.given', thing: { consent: given } } as const]),
  ];
}

/** Stores the lead, its delivery to the CRM, its mails, its conversion, its attribution and its person in the given transaction; the lead's id. */
export async function storeLead(
  tx: Transaction<Database>,
  form: AcceptedForm,
  { sessionId, filtered, device = null, language }: FormSender,
  { at, timeZone, ownerEmail, id = newRowId(), queuedAt = at, mailHold, isByHand = false }: Moment,
): Promise<string> {
  const { kind, name, email, fields, crm, mail, alert, conversion } = form;
  await insertLead(tx, { id, kind, name, email, fields, sessionId, device, at });
  countAfterCommit(tx, { what: 'lead', outcome: kind });
  await queueDelivery(tx, {
    id: newRowId(),
    kind: crm.kind,
    leadId: id,
    destination: crm.destination,
    payload: crmPayload(crm, at),
    at: queuedAt,
  });
  const about = { leadId: id, at: queuedAt };
  if (mail !== null) {
    const ends = form.consent === null ? undefined : await consentPath(tx, id);
    await queueMail(tx, { ...mail, ...about, to: email, hold: mailHold, consentPath: ends, language });
  }
  const item = leadItem({ id, kind, name, email, fields, sessionId, at });
  const who = { name, email, phone: item.phone };
  const topic = kind === 'booking' ? 'booking' : 'lead';
  const facts = kind === 'booking' ? alert.facts : [...languageFacts(language), ...alert.facts];
  if (!isByHand) await queueOwnerAlert(tx, { ownerEmail }, { ...alert, facts, ...about, about: topic, who });
  if (conversion !== null)
    await recordConversion(tx, { ...conversion, value: null, sessionId, at, timeZone, filtered });
  const leads = onboardingKinds.has(kind) ? 0 : 1;
  const success = { id, email, at, sessionId, leads, sales: 0, revenueCents: 0, test: 0 } as const;
  // Their person first: whoever stores something of the same person meanwhile waits there, and the attribution then knows of it.
  await handOver(tx, people, item);
  await tagReader(tx, language, id);
  await handOver(tx, attributions, { success, timeZone });
  for (const thing of thingsOf(id, form)) await tell(tx, { ...thing, of: { itemId: id }, leadId: id, at: queuedAt });
  return id;
}
