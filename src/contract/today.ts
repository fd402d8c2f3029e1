import { z } from 'zod';
import { originSchema } from './owner-details.ts';
import { aboutPersonSchema, addressChannels, deliveryChannels } from './owner.ts';
import { listedPersonSchema } from './people.ts';

/** The most lines of one block but the follow-ups; its `total` is of all. */
export const TODAY_LINES_MAX = 6;
/** Follow-ups were set by hand, one by one: more of them are listed. */
export const TODAY_FOLLOW_UPS_MAX = 50;
/** Whoever left something longer ago is not what today asks for. */
export const TODAY_DAYS_BACK = 14;

/** One part of what today asks for. A part that could not be read says so, and the others stand. */
const blockOf = <Line extends z.ZodType>(line: Line) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), total: z.number().int(), lines: z.array(line) }),
    z.object({ state: z.literal('failed') }),
  ]);

/** Somebody to turn to: what they left last, when, and where they came from. Times are ISO 8601 in UTC. */
const personLineSchema = listedPersonSchema.pick({
  id: true,
  name: true,
  email: true,
  phone: true,
  what: true,
  subject: true,
  lastAt: true,
  followUpOn: true,
  origin: true,
});

/** A near miss by `shareMissed` of the limit in its way (0.04: by 4%); 0 where another buy box there takes it as it is. */
const nearMissLineSchema = z.object({
  id: z.string(),
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The property, and what was asked for it, as it was typed. */
  subject: z.string(),
  askingPrice: z.string(),
  market: z.string(),
  /** In a few words: `$15,000 over for Houston`. */
  inTheWay: z.string(),
  shareMissed: z.number(),
  /** The buy boxes that would take it where it is. */
  takers: z.array(z.string()),
  lastAt: z.string(),
  origin: originSchema.nullable(),
});

const callLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The day of the call in the site's time zone. */
  on: z.string(),
});

/** Why an order wants the owner: its payment failed and nothing was paid since, its buyer disputes it, or what was paid does not match it. */
export const orderTroubles = ['failed', 'disputed', 'review'] as const;

const orderLineSchema = z.object({
  id: z.string(),
  /** Null where nothing is known of a person. */
  personId: z.string().nullable(),
  trouble: z.enum(orderTroubles),
  /** Why its payment failed, in the bank's or the provider's words; null where it did not, or where nobody says. */
  refusal: z.string().nullable(),
  test: z.boolean(),
  productName: z.string(),
  name: z.string(),
  email: z.string(),
  amountCents: z.number().int(),
  at: z.string(),
});

/** A checkout that was abandoned an hour or a day ago at least, and why its payment was refused where one was tried. */
const checkoutLineSchema = z.object({
  id: z.string(),
  personId: z.string(),
  /** Whether nobody has turned to this person yet, for anything. */
  isNew: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  productName: z.string(),
  amountCents: z.number().int(),
  test: z.boolean(),
  since: z.enum(['hour', 'day']),
  refusal: z.string().nullable(),
  at: z.string(),
});

/** A message that was given up (`dead`), was never tried because of a cap (`held`), or has failed and is tried again (`failing`). */
export const deliveryTroubles = ['dead', 'held', 'failing'] as const;

const deliveryLineSchema = z.object({
  id: z.string(),
  kind: z.string(),
  channel: z.enum(deliveryChannels),
  trouble: z.enum(deliveryTroubles),
  lastError: z.string().nullable(),
  /** Null where it is about nobody whom the desk knows. */
  about: aboutPersonSchema.nullable(),
  createdAt: z.string(),
});

/** An address that gets nothing at present. */
const pauseLineSchema = z.object({
  id: z.string(),
  channel: z.enum(addressChannels),
  host: z.string(),
  since: z.string(),
  /** Counted up to COUNTED_DELIVERIES_MAX. */
  waiting: z.number().int(),
});

/** A call of the last week that its visitor has not confirmed: its time is kept until `heldUntil`, or was given back where that is null. */
const heldLineSchema = callLineSchema.extend({ heldUntil: z.string().nullable() });

/**
 * What asks for a person today: each block with how many there are in all, and the first few. New people, near misses and unanswered reactivations
 * are those of the last TODAY_DAYS_BACK days whose status is still new, each in one block: near misses that are worth a call first, then
 * reactivations, then all others. A buyer who left their checkout stands there in place of among the new people.
 */
export const todaySchema = z.object({
  /** When it was read, and the site's time zone and day. */
  at: z.string(),
  timeZone: z.string(),
  day: z.string(),
  people: blockOf(personLineSchema),
  calls: blockOf(callLineSchema),
  nearMisses: blockOf(nearMissLineSchema),
  checkouts: blockOf(checkoutLineSchema),
  orders: blockOf(orderLineSchema),
  deliveries: blockOf(deliveryLineSchema),
  pauses: blockOf(pauseLineSchema),
  followUps: blockOf(personLineSchema),
  reactivations: blockOf(personLineSchema),
  held: blockOf(heldLineSchema),
  /** How many there are in each room; null where that could not be counted. */
  rooms: z.object({
    people: z.number().int().nullable(),
    /** Forms that look like spam and wait for a decision. */
    setAside: z.number().int().nullable(),
    deals: z.number().int().nullable(),
    orders: z.number().int().nullable(),
  }),
});

/** What asks for a helper today: the same without money and without what is sent. */
export const helperTodaySchema = todaySchema
  .omit({ checkouts: true, orders: true, deliveries: true, pauses: true })
  .extend({ rooms: todaySchema.shape.rooms.pick({ people: true, deals: true }) });

export type Today = z.infer<typeof todaySchema>;
export type HelperToday = z.infer<typeof helperTodaySchema>;
export type TodayPerson = z.infer<typeof personLineSchema>;
export type TodayNearMiss = z.infer<typeof nearMissLineSchema>;
export type TodayCall = z.infer<typeof callLineSchema>;
export type TodayHeld = z.infer<typeof heldLineSchema>;
export type TodayCheckout = z.infer<typeof checkoutLineSchema>;
export type TodayOrder = z.infer<typeof orderLineSchema>;
export type TodayDelivery = z.infer<typeof deliveryLineSchema>;
export type TodayPause = z.infer<typeof pauseLineSchema>;
