import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { QuizLead } from '../../contract/quiz.ts';
import type { Destination } from '../delivery/destinations.ts';
import { answerOnce, type Answer, type Idempotent } from '../idempotency.ts';
import { insertOwnerAlert } from '../mail/insert-mail.ts';
import { recordConversion } from '../store/analytics-writes.ts';
import { insertLead } from '../store/leads.ts';
import { insertDelivery } from '../store/outbox.ts';
import type { Database } from '../store/schema.ts';
import type { LeadDeps } from './lead-deps.ts';

/** Where the quiz opens. */
const QUIZ_PAGE = '/';
const DESTINATION: Destination = 'crm-quiz';

/** What the CRM is told of a quiz lead: these members and no others, in this order. */
function crmPayload({ firstName, email }: QuizLead, at: number): string {
  return JSON.stringify({
    firstName,
    email,
    source: 'Website Quiz',
    timestamp: new Date(at).toISOString(),
    formType: 'Quiz Lead Capture',
  });
}

export interface QuizLeadArrival {
  readonly lead: QuizLead;
  /** The analytics session it came in, where the browser said so. */
  readonly sessionId: string | null;
  /** The owner: kept and delivered, but in no figure. */
  readonly filtered: boolean;
  readonly idempotent: Idempotent | null;
}

async function storeQuizLead(
  tx: Transaction<Database>,
  { lead, sessionId, filtered }: QuizLeadArrival,
  { at, timeZone, ownerEmail }: { at: number; timeZone: string; ownerEmail: string | null },
): Promise<string> {
  const id = randomUUID();
  const { firstName, email } = lead;
  await insertLead(tx, { id, kind: 'quiz', name: firstName, email, fields: lead, sessionId, at });
  await insertDelivery(tx, {
    id: randomUUID(),
    kind: 'quiz_lead',
    leadId: id,
    destination: DESTINATION,
    payload: crmPayload(lead, at),
    at,
  });
  const who = { name: firstName, email };
  await insertOwnerAlert(tx, { ownerEmail }, { what: 'New quiz lead', who, facts: [], leadId: id, at });
  await recordConversion(tx, { sessionId, type: 'quiz_lead', value: null, page: QUIZ_PAGE, at, timeZone, filtered });
  return id;
}

/** Stores the lead, its delivery to the CRM, the owner's alert and its conversion together or not at all; 201 once they are on disk. */
export async function acceptQuizLead(
  { store, clock, timeZone, ownerEmail }: LeadDeps,
  arrival: QuizLeadArrival,
): Promise<Answer> {
  const at = clock.now();
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, async () => {
      const id = await storeQuizLead(tx, arrival, { at, timeZone, ownerEmail });
      return { status: 201, body: { id } };
    }),
  );
}
