import { z } from 'zod';
import { instantSchema } from './booking.ts';
import { nextPlaceSchema, placeSchema } from './list-pages.ts';
import { detailSchema } from './owner-details.ts';

/** How long a decision about what was set aside can be taken back, in milliseconds; it is carried out afterwards. */
export const DECISION_UNDO_MS = 30_000;
/** The most forms in one answer, and in one decision. */
export const SET_ASIDE_AT_ONCE_MAX = 100;

export const setAsideDecisions = ['let_in', 'remove'] as const;

/** `before` is the `next` of an earlier answer: the list goes on after it. */
export const setAsidePageSchema = z.object({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(SET_ASIDE_AT_ONCE_MAX).default(50),
  before: placeSchema.optional(),
});

/** One form that looks like spam; times are ISO 8601 in UTC. */
export const setAsideSchema = z.object({
  id: z.string(),
  /** In words: `Deal for Texas`. */
  what: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  /** Why it was set aside, the heaviest reason first. */
  reasons: z.array(z.string()),
  /** Its subject in one line. */
  subject: detailSchema.nullable(),
  /** Everything that was written in it. */
  details: z.array(detailSchema),
  /** Of a booking: the time that was chosen, and where that is not free any more, the nearest times that are. */
  call: z
    .object({ startsAt: z.string(), state: z.enum(['free', 'taken', 'past']), nextFree: z.array(z.string()) })
    .nullable(),
  /** What was decided about it and is carried out at `dueAt`; null as long as nothing is. */
  decided: z.object({ decision: z.enum(setAsideDecisions), dueAt: z.string() }).nullable(),
});

/** The newest forms that were set aside, and how many wait for a decision in all. */
export const setAsideListSchema = z.object({
  setAside: z.array(setAsideSchema),
  total: z.number().int(),
  /** For `before`; null at the end of the list. */
  next: nextPlaceSchema,
});

const ids = z
  .array(z.uuid('Please send ids of forms'))
  .min(1, 'Please choose a form')
  .max(SET_ASIDE_AT_ONCE_MAX, `${SET_ASIDE_AT_ONCE_MAX} forms at once are the most`);

/** Lets forms in, or removes them, unless it is taken back in time. A booking can be let in at another time, `startsAt`. */
export const decideSchema = z
  .object({ ids, decision: z.enum(setAsideDecisions), startsAt: instantSchema.optional() })
  .refine(
    ({ ids: chosen, decision, startsAt }) => startsAt === undefined || (chosen.length === 1 && decision === 'let_in'),
    {
      path: ['startsAt'],
      message: 'Please send a time only with one booking that is let in',
    },
  );
/** How many of them were there to decide about, how many bookings were not let in because their time is not free, and when it is carried out. */
export const decidedSchema = z.object({ decided: z.number().int(), notFree: z.number().int(), dueAt: z.string() });
/** Takes decisions back that are not carried out yet. */
export const undecideSchema = z.object({ ids });
export const undecidedSchema = z.object({ restored: z.number().int() });

export type SetAside = z.infer<typeof setAsideSchema>;
export type SetAsideDecision = (typeof setAsideDecisions)[number];
