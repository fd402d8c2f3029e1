import { highLevelFactNames, type HighLevelSettings } from '../../contract/highlevel.ts';
import type { Outgoing, SendResult } from '../delivery/send.ts';
import { createRequestSender } from '../delivery/send-request.ts';
import { resultOfError } from '../delivery/webhook-result.ts';
import { SEND_LIMIT_MS } from '../delivery/webhook-sender.ts';
import type { SendToTarget } from '../delivery/worker.ts';
import type { EventTarget } from '../outbox/destinations.ts';
import type { Store } from '../store/engine/store.ts';
import { findEventDestination, noteRemark } from '../store/stream/event-destinations.ts';
import type { Clock } from '../time/clock.ts';
import {
  FIELDS_KEPT_MS,
  fillFields,
  findField,
  findStrayRows,
  listFields,
  nameRow,
  type FieldIds,
} from './custom-fields.ts';
import { eraseContact, readErasure } from './erase-contact.ts';
import { createCall, createPace, type Call } from './highlevel-api.ts';
import { keepAppointment } from './keep-appointment.ts';
import { keepContact, type Desk } from './keep-contact.ts';
import { keepOpportunity } from './keep-opportunity.ts';
import { createKnownIds } from './known-ids.ts';
import { planEvent, type Plan } from './plan-event.ts';
import { HighLevelRefusal, isMissingContact, readJson, resultOfRefusal } from './refusal.ts';

/** An answer that lists a location's fields is the longest. */
const ANSWER_MAX_BYTES = 1_000_000;
export const NOTHING_TO_TELL = 'Nothing to tell HighLevel';

/** One location, and how it is told. */
export interface HighLevelAccount {
  readonly id: string;
  readonly url: string;
  readonly token: string;
  readonly settings: HighLevelSettings;
}

export interface HighLevelDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly allowPrivate: boolean;
  readonly limitMs?: number;
}

/** The account of a destination; null where it is a webhook. */
export function accountOf({ id, url, secret, highLevel }: EventTarget): HighLevelAccount | null {
  return highLevel === null ? null : { id, url, token: secret ?? '', settings: highLevel };
}

interface KeptFields {
  readonly at: number;
  readonly ids: FieldIds;
}

const arrived = (remark: string | null): SendResult => ({ status: 200, retryAfter: null, error: null, remark });

/** What a list of rows without a field there is told as; null where there is none. */
export function remarkOn(stray: ReturnType<typeof findStrayRows>): string | null {
  if (stray.length === 0) return null;
  return `Not a field of this location: ${stray.map(({ fact, field }) => nameRow(fact, field)).join(', ')}`;
}

/** Speaks HighLevel's API, with a pace and a list of fields for each location. */
export function createHighLevelSender({
  store,
  clock,
  allowPrivate,
  limitMs = SEND_LIMIT_MS,
}: HighLevelDeps): SendToTarget {
  const send = createRequestSender({ allowPrivate, limitMs, answerMaxBytes: ANSWER_MAX_BYTES });
  const paces = new Map<string, () => Promise<void>>();
  const kept = new Map<string, KeptFields>();

  function callTo({ url, token, settings }: HighLevelAccount): Call {
    const pace = paces.get(settings.locationId) ?? createPace();
    paces.set(settings.locationId, pace);
    return createCall(send, { url, token, pace });
  }

  async function fieldsOf({ token, settings }: HighLevelAccount, call: Call): Promise<FieldIds> {
    if (Object.keys(settings.fields).length === 0) return new Map();
    const key = `${settings.locationId} ${token}`;
    const known = kept.get(key);
    const isFresh = known !== undefined && known.at + FIELDS_KEPT_MS > clock.now();
    if (isFresh && findStrayRows(known.ids, settings.fields).length === 0) return known.ids;
    const ids = await listFields(call, settings.locationId);
    kept.set(key, { at: clock.now(), ids });
    return ids;
  }

  async function noteStray({ id }: HighLevelAccount, remark: string | null): Promise<void> {
    const destination = await findEventDestination(store.db, id);
    if (destination !== null && destination.remark !== remark) await store.write((tx) => noteRemark(tx, id, remark));
  }

  async function carryOut(account: HighLevelAccount, desk: Desk, plan: Plan): Promise<string | null> {
    const { settings } = account;
    const wantsFields = plan.contact === 'update' && highLevelFactNames.some((fact) => plan.facts[fact] !== undefined);
    const known = wantsFields ? await fieldsOf(account, desk.call) : null;
    const remark = known === null ? null : remarkOn(findStrayRows(known, settings.fields));
    if (known !== null) await noteStray(account, remark);
    const customFields = known === null ? [] : fillFields(known, settings.fields, plan.facts);
    const contactId = await keepContact(desk, plan, customFields);
    const { pipelineId, stageId, calendarId } = settings;
    if (plan.opportunity !== null && pipelineId !== null)
      await keepOpportunity(desk, { pipelineId, stageId }, contactId, plan.opportunity);
    if (plan.appointment !== null && calendarId !== null)
      await keepAppointment(desk, calendarId, contactId, { planned: plan.appointment, now: clock.now() });
    return remark;
  }

  /** Somebody may have deleted the contact there: it is made again, once. */
  async function tellPlan(account: HighLevelAccount, desk: Desk, plan: Plan): Promise<string | null> {
    try {
      return await carryOut(account, desk, plan);
    } catch (error) {
      if (!(error instanceof HighLevelRefusal) || !isMissingContact(error)) throw error;
      await desk.ids.forget('contact', plan.person.id);
      return carryOut(account, desk, { ...plan, contact: 'update' });
    }
  }

  /** Whether an event asks for anything that this location is told. */
  function isWanted({ pipelineId, calendarId }: HighLevelSettings, plan: Plan): boolean {
    if (plan.contact === 'update') return true;
    return (plan.opportunity !== null && pipelineId !== null) || (plan.appointment !== null && calendarId !== null);
  }

  async function tell(account: HighLevelAccount, { id, body }: Outgoing): Promise<string | null> {
    const { settings } = account;
    const call = callTo(account);
    const ids = createKnownIds({ store, clock }, { destinationId: account.id, messageId: id });
    const desk = { call, ids, locationId: settings.locationId };
    const event = readJson(body);
    const erased = readErasure(event);
    if (erased !== null) {
      const known = settings.deletesErased ? new Map() : await fieldsOf(account, call);
      const own = Object.values(settings.fields).flatMap((field) => findField(known, field) ?? []);
      return eraseContact(desk, settings, erased, own);
    }
    const plan = planEvent(event);
    if (plan === null || !isWanted(settings, plan)) return NOTHING_TO_TELL;
    return tellPlan(account, desk, plan);
  }

  return async (target, message) => {
    const account = accountOf(target);
    try {
      return arrived(account === null ? NOTHING_TO_TELL : await tell(account, message));
    } catch (error) {
      return error instanceof HighLevelRefusal ? resultOfRefusal(error) : resultOfError(error, limitMs);
    }
  };
}
