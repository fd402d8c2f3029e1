import { z } from 'zod';
import type { ConsentChannel } from '../../contract/consent.ts';
import type { OrderStatus } from '../../contract/checkout.ts';
import { eventSchema, type EventAbout, type EventRecord, type EventThing } from '../../contract/events.ts';
import type { HighLevelFact } from '../../contract/highlevel.ts';
import { readDollars } from '../../contract/read-figure.ts';

export type Facts = Partial<Record<HighLevelFact, string>>;

export interface PlannedOpportunity {
  /** The order or deal here. */
  readonly subject: string;
  /** Ends with a part of that id, by which the opportunity is found again. */
  readonly name: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly dollars: number;
}

export interface PlannedAppointment {
  readonly subject: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: 'confirmed' | 'cancelled' | 'noshow';
}

/** What one event means to HighLevel. */
export interface Plan {
  readonly person: NonNullable<EventAbout['person']>;
  /** A contact that is known already is left as it is with `ensure`. */
  readonly contact: 'update' | 'ensure';
  readonly facts: Facts;
  readonly tags: readonly string[];
  /** By which channels the contact wants to hear no more. It is never lifted from here. */
  readonly quiet: readonly ConsentChannel[];
  /** Ids of people who turned out to be this one. */
  readonly joined: readonly string[];
  readonly opportunity: PlannedOpportunity | null;
  readonly appointment: PlannedAppointment | null;
}

/** What means something there; statuses, reminders, onboarding and erasures are not in it. */
const meaningful = z.discriminatedUnion('type', [
  eventSchema('person.created'),
  eventSchema('person.changed'),
  eventSchema('lead.received'),
  eventSchema('quiz.answered'),
  eventSchema('deal.taken'),
  eventSchema('deal.near_miss'),
  eventSchema('booking.made'),
  eventSchema('booking.moved'),
  eventSchema('booking.cancelled'),
  eventSchema('booking.no_show'),
  eventSchema('order.paid'),
  eventSchema('order.failed'),
  eventSchema('order.abandoned'),
  eventSchema('order.refunded'),
  eventSchema('order.disputed'),
  eventSchema('consent.given'),
  eventSchema('consent.withdrawn'),
]);

const orderStanding: Readonly<Record<OrderStatus, PlannedOpportunity['status']>> = {
  created: 'open',
  awaiting_payment: 'open',
  processing: 'open',
  completed: 'won',
  // Whoever could not pay may still buy: somebody should call.
  failed: 'open',
  cancelled: 'lost',
  partly_refunded: 'won',
  refunded: 'lost',
  disputed: 'open',
  needs_review: 'open',
  discarded: 'lost',
};

const REFERENCE_LENGTH = 6;
const referTo = (name: string, id: string) => `${name} (Foyer ${id.slice(-REFERENCE_LENGTH)})`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function planOrder({ order }: EventThing<'order.paid'>): PlannedOpportunity {
  const { id, productName, isTest, paidCents, netCents, amountCents } = order;
  const isBack = paidCents > 0 && netCents <= 0;
  const status = isBack ? 'lost' : orderStanding[order.status];
  // No money moved in a test, so it adds nothing to a pipeline's sum.
  const cents = isTest ? 0 : status === 'won' ? netCents : amountCents;
  return {
    subject: id,
    name: referTo(isTest ? `Test: ${productName}` : productName, id),
    status,
    dollars: cents / 100,
  };
}

function planDeal({ deal }: EventThing<'deal.taken'>): PlannedOpportunity {
  const { propertyAddress, city, askingPrice } = deal.fields;
  const place = [textOf(propertyAddress), textOf(city)].filter((part) => part !== '').join(', ');
  return {
    subject: deal.id,
    name: referTo(place === '' ? 'Deal' : place, deal.id),
    status: 'open',
    dollars: readDollars(textOf(askingPrice)) ?? 0,
  };
}

function planBooking(
  { booking }: EventThing<'booking.made'>,
  status: PlannedAppointment['status'],
): PlannedAppointment {
  const { id, name, startsAt, endsAt } = booking;
  return { subject: id, title: `Call with ${name}`, startsAt, endsAt, status };
}

const consentOf = (isGiven: boolean) => (isGiven ? 'yes' : 'no');
const recordFacts = ({ smsConsent }: EventRecord): Facts => ({ consent: consentOf(smsConsent) });

/** What an event asks for beside its person; the visit that brought them is told with every update. */
function planThing(event: z.infer<typeof meaningful>): Partial<Omit<Plan, 'person'>> {
  switch (event.type) {
    case 'person.created':
    case 'person.changed': {
      const { tags, joined } = event.data.record;
      return { facts: recordFacts(event.data.record), tags, joined };
    }
    case 'lead.received':
      return {};
    case 'consent.given':
      return { facts: { consent: consentOf(true) } };
    case 'consent.withdrawn': {
      const { channel } = event.data.consent;
      return { quiet: [channel], ...(channel === 'sms' && { facts: { consent: consentOf(false) } }) };
    }
    case 'quiz.answered': {
      const { title, scores, package: id, answers } = event.data.quiz;
      const revenue = answers['monthlyRevenue'] ?? '';
      return { facts: { package: title, score: String(scores[id] ?? 0), ...(revenue !== '' && { revenue }) } };
    }
    case 'deal.taken':
      return { facts: { market: event.data.deal.market }, opportunity: planDeal(event.data) };
    case 'deal.near_miss':
      return { facts: { market: event.data.nearMiss.market } };
    case 'booking.made':
    case 'booking.moved':
      return { contact: 'ensure', appointment: planBooking(event.data, 'confirmed') };
    case 'booking.cancelled':
      return { contact: 'ensure', appointment: planBooking(event.data, 'cancelled') };
    case 'booking.no_show':
      return { contact: 'ensure', appointment: planBooking(event.data, 'noshow') };
    case 'order.paid':
    case 'order.failed':
    case 'order.abandoned':
    case 'order.refunded':
    case 'order.disputed':
      break;
  }
  return { contact: 'ensure', opportunity: planOrder(event.data) };
}

/** What is to be told of an event; null where it means nothing to HighLevel, or names nobody who can be a contact. */
export function planEvent(body: unknown): Plan | null {
  const parsed = meaningful.safeParse(body);
  if (!parsed.success) return null;
  const { person, touches } = parsed.data.data;
  if (person === null || (person.email === null && person.phone === null)) return null;
  const touch = touches.first ?? touches.last;
  const { facts, ...thing } = planThing(parsed.data);
  return {
    person,
    contact: 'update',
    facts: {
      ...(typeof touch?.source === 'string' && { source: touch.source }),
      ...(typeof touch?.campaign === 'string' && { campaign: touch.campaign }),
      ...facts,
    },
    tags: [],
    quiet: [],
    joined: [],
    opportunity: null,
    appointment: null,
    ...thing,
  };
}
