import { z } from 'zod';
import { eventTypes } from './events.ts';
import {
  changeHighLevelSchema,
  highLevelCheckSchema,
  highLevelSettingsSchema,
  newHighLevelSchema,
} from './highlevel.ts';
import { boundedText } from './limits.ts';
import { pauseCauses } from './owner-destinations.ts';

/** The most destinations that can be made in the desk. */
export const EVENT_DESTINATIONS_MAX = 10;
/** For so long a destination that was removed can be taken back. */
export const RESTORE_MS = 30_000;
/** The longest period that is sent again at once, in days. */
export const REPLAY_DAYS_MAX = 366;

const name = boundedText(80).pipe(z.string().min(1, 'Please give it a name'));
const url = boundedText(1000).pipe(
  z.url({ protocol: /^https?$/, error: 'Please enter an address such as https://crm.example.com/hooks/foyer' }),
);
/** None means all. */
const types = z.array(z.enum(eventTypes)).max(eventTypes.length);

/** A part of the stream that is sent again; times are ISO 8601 in UTC. */
const replaySchema = z.object({
  from: z.string(),
  until: z.string(),
  /** How many events were queued so far. */
  queued: z.number().int(),
  isOver: z.boolean(),
});

/** One destination of the event stream, as its owner sees it; the rest of its address may hold a key. */
export const eventDestinationSchema = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  /** The one that CRM_EVENTS_URL names: it is changed there. */
  isFixed: z.boolean(),
  isOn: z.boolean(),
  types,
  madeAt: z.string(),
  /** Counted up to COUNTED_DELIVERIES_MAX. */
  waiting: z.number().int(),
  /** Null while nothing is held back. */
  pausedFor: z.enum(pauseCauses).nullable(),
  /** What went wrong last, in words; null while deliveries arrive. */
  trouble: z.string().nullable(),
  /** What the owner should mend although deliveries arrive; null where there is nothing. */
  remark: z.string().nullable(),
  /** How a location of HighLevel is told, without its token; null for a webhook. */
  highLevel: highLevelSettingsSchema.nullable(),
  /** The latest; null where there was none. */
  replay: replaySchema.nullable(),
});
export const eventDestinationsSchema = z.object({ destinations: z.array(eventDestinationSchema) });

/** A webhook has an address, HighLevel a token and a location. */
export const newEventDestinationSchema = z
  .object({ name, url: url.optional(), highLevel: newHighLevelSchema.optional(), types: types.default([]) })
  .refine((sent) => (sent.url === undefined) !== (sent.highLevel === undefined), {
    path: ['url'],
    message: 'Please enter an address such as https://crm.example.com/hooks/foyer',
  });
/** The secret is told this once; null for HighLevel, whose token is its owner's. */
export const eventDestinationMadeSchema = z.object({
  destination: eventDestinationSchema,
  secret: z.string().nullable(),
});

/** What is left out stays as it is. */
export const changeEventDestinationSchema = z.object({
  name: name.optional(),
  url: url.optional(),
  highLevel: changeHighLevelSchema.optional(),
  types: types.optional(),
  isOn: z.boolean().optional(),
});

/** What came of a test: whether the destination took it, and what it answered or why there was no answer. */
export const eventTestSchema = z.object({
  taken: z.boolean(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** What a test of HighLevel looked at, one by one; empty for a webhook. */
  checks: z.array(highLevelCheckSchema),
});

const day = z.iso.date('Please send a day as YYYY-MM-DD');
/** Days of the site's time zone, both included. */
export const replayRequestSchema = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'Please choose a last day that is not before the first',
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < REPLAY_DAYS_MAX * 86_400_000, {
    path: ['from'],
    message: 'Please send at most a year at a time',
  });

export type EventDestinationShown = z.infer<typeof eventDestinationSchema>;
export type NewEventDestination = z.infer<typeof newEventDestinationSchema>;
export type EventDestinationMade = z.infer<typeof eventDestinationMadeSchema>;
export type ChangeEventDestination = z.infer<typeof changeEventDestinationSchema>;
/** What the desk sends, before it is read. */
export type SentDestination = z.input<typeof newEventDestinationSchema>;
export type SentChange = z.input<typeof changeEventDestinationSchema>;
export type EventTest = z.infer<typeof eventTestSchema>;
