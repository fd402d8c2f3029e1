import { z } from 'zod';
import { consentChannels, withdrawnHow } from './consent.ts';
import { orderStatuses } from './checkout.ts';
import { personStatuses } from './people.ts';

/** Everything that the event stream tells of. */
export const eventTypes = [
  'person.created',
  'person.changed',
  'person.erased',
  'lead.received',
  'lead.status',
  'quiz.answered',
  'deal.taken',
  'deal.near_miss',
  'booking.made',
  'booking.moved',
  'booking.cancelled',
  'booking.reminder',
  'booking.no_show',
  'order.paid',
  'order.failed',
  'order.abandoned',
  'order.refunded',
  'order.disputed',
  'onboarding.received',
  'consent.given',
  'consent.withdrawn',
] as const;
export type EventType = (typeof eventTypes)[number];

const time = z.iso.datetime().describe('ISO 8601, UTC');
const cents = z.number().int();

/** Whom an event is about, as they are known at that moment; a name or number that was never left is null. */
const whoSchema = z.object({
  id: z.string().describe('Stays the same for one person; see person.changed for people who turn out to be one'),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable().describe('E.164, such as +12125550142, with an extension after a semicolon'),
});

/** One visit that brought somebody; a part that the visit did not have is null. */
const touchSchema = z.object({
  source: z.string().nullable(),
  page: z.string().nullable(),
  campaign: z.string().nullable(),
});

const about = z.object({
  person: whoSchema.nullable().describe('Null where a buyer left no address'),
  touches: z.object({
    first: touchSchema.nullable().describe('The first visit that is known; null while none is'),
    last: touchSchema.nullable().describe('The last visit in which they left something'),
  }),
});

/** Everything by which somebody is known. */
const recordSchema = z.object({
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  tags: z.array(z.string()),
  joined: z.array(z.string()).describe('Ids of people who turned out to be this person: merge them into this one'),
  smsConsent: z.boolean(),
});

const answersSchema = z.record(z.string(), z.unknown());

const bookingSchema = z.object({
  id: z.string(),
  leadId: z.string(),
  startsAt: time,
  endsAt: time,
  timeZone: z.string().describe('In which the visitor chose the time'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  notes: z.string(),
  madeBy: z.enum(['visitor', 'owner']),
});

const orderSchema = z.object({
  id: z.string().describe('The order’s, or the invoice’s of a subscription'),
  productName: z.string(),
  productType: z.string(),
  status: z.enum(orderStatuses),
  amountCents: cents.describe('What was asked for'),
  paidCents: cents,
  netCents: cents.describe('What is left of it after refunds and lost disputes'),
  currency: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  isTest: z.boolean().describe('No money moved'),
});

const consentSchema = z.object({
  channel: z.literal('sms'),
  leadId: z.string(),
  version: z.string(),
  wording: z.string().nullable().describe('Null for a version whose words are not known any more'),
  page: z.string(),
  at: time,
});

const withdrawnSchema = z.object({
  channel: z.enum(consentChannels).describe('Text messages, or mails that answer nothing they did'),
  how: z.enum(withdrawnHow).describe('By the link in a mail, or told to somebody who noted it in the desk'),
  version: z.string().nullable().describe('Of the consent that it ends; null for mails'),
  wording: z.string().nullable().describe('Null for mails, and for a version whose words are not known any more'),
  at: time,
});

const data = {
  'person.created': about.extend({ record: recordSchema }),
  'person.changed': about.extend({ record: recordSchema }),
  'person.erased': about
    .extend({ person: whoSchema.extend({ id: z.string().nullable() }) })
    .describe('Erase whoever has this address. Nothing else is known of them here any more'),
  'lead.received': about.extend({
    lead: z.object({ id: z.string(), form: z.string(), name: z.string(), email: z.string(), fields: answersSchema }),
  }),
  'lead.status': about.extend({
    status: z.object({ from: z.enum(personStatuses), to: z.enum(personStatuses) }),
  }),
  'quiz.answered': about.extend({
    quiz: z.object({
      leadId: z.string(),
      answers: z.record(z.string(), z.string()),
      scores: z.record(z.string(), z.number()),
      package: z.string(),
      title: z.string(),
      isFirst: z.boolean().describe('False where somebody answered again'),
    }),
  }),
  'deal.taken': about.extend({
    deal: z.object({ id: z.string(), market: z.string(), fields: answersSchema, extras: answersSchema }),
  }),
  'deal.near_miss': about.extend({
    nearMiss: z.object({
      id: z.string(),
      market: z.string(),
      fields: answersSchema,
      reasons: z.array(z.string()),
      alternatives: z.array(z.string()).describe('Markets whose buy boxes would take it'),
      tries: z.number().int(),
    }),
  }),
  'booking.made': about.extend({ booking: bookingSchema }),
  'booking.moved': about.extend({ booking: bookingSchema, before: z.object({ startsAt: time }) }),
  'booking.cancelled': about.extend({ booking: bookingSchema }),
  'booking.reminder': about.extend({ booking: bookingSchema, ahead: z.enum(['day', 'hour']) }),
  'booking.no_show': about.extend({ booking: bookingSchema }),
  'order.paid': about.extend({ order: orderSchema }),
  'order.failed': about.extend({ order: orderSchema }),
  'order.abandoned': about.extend({
    order: orderSchema,
    checkout: z.object({
      beganAt: time,
      refusal: z.string().nullable().describe('What the bank or the provider last said of a payment that failed'),
      url: z.string().describe('Where the buyer goes on with this package'),
    }),
  }),
  'order.refunded': about.extend({
    order: orderSchema,
    refund: z.object({ id: z.string(), amountCents: cents, outcome: z.enum(['refunded', 'failed']), at: time }),
  }),
  'order.disputed': about.extend({
    order: orderSchema,
    dispute: z.object({ id: z.string(), amountCents: cents, outcome: z.enum(['opened', 'won', 'lost']), at: time }),
  }),
  'onboarding.received': about.extend({
    onboarding: z.object({
      leadId: z.string(),
      form: z.enum(['website', 'website-crm']),
      orderId: z.string().nullable(),
      answers: answersSchema,
    }),
  }),
  'consent.given': about.extend({ consent: consentSchema }),
  'consent.withdrawn': about.extend({ consent: withdrawnSchema }),
} as const satisfies Record<EventType, z.ZodType>;

type Told<T extends EventType> = z.infer<(typeof data)[T]>;

/** What an event says beside whom it is about. */
export type EventThing<T extends EventType> = Omit<Told<T>, 'person' | 'touches'>;
export type EventAbout = z.infer<typeof about>;
export type EventRecord = z.infer<typeof recordSchema>;

/** The whole body of an event of this type, as it is sent. */
export function eventSchema<T extends EventType>(type: T) {
  return z.object({
    type: z.literal(type),
    timestamp: time.describe('When it happened; the same in every attempt and every replay'),
    data: data[type],
  });
}
