import { z } from 'zod';
import { withdrawalSchema } from './consent.ts';
import { browserEmail } from './email.ts';
import { boundedText } from './limits.ts';
import { nextPlaceSchema, placeSchema } from './list-pages.ts';
import { detailSchema, originSchema } from './owner-details.ts';
import { ownerOrderSchema } from './owner-orders.ts';
import { deliverySchema, nearMissSchema, ownerLeadSchema } from './owner.ts';

/** What somebody can have left. The place of a kind in this list is stored: new ones go to the end. */
export const personKinds = [
  'quiz',
  'deal',
  'near_miss',
  'reactivation',
  'booking',
  'lending',
  'waitlist',
  'checkout_request',
  'checkout',
  'order',
  'onboarding',
  'other',
] as const;
export type PersonKind = (typeof personKinds)[number];

/** How far the owner is with somebody. */
export const personStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** The most people in one answer. */
export const PEOPLE_A_PAGE_MAX = 100;
/** A search keeps the newest people that it finds, up to this number. */
export const FOUND_PEOPLE_MAX = 2000;

const day = z.iso.date('Please send a day as YYYY-MM-DD');
const yesOrNo = z.enum(['yes', 'no']);

/**
 * Which people: all conditions that are given hold. `find` is searched for in names, e-mail addresses, phone numbers in any spelling, property addresses
 * and order ids. A `source` or `campaign` is `named:` and its name, or `none`, or `unknown`. `from` and `until` are days of the site's time zone,
 * both included, on which somebody last left something.
 */
export const peopleFilterSchema = z.object({
  find: boundedText(200).default(''),
  status: z.enum(personStatuses).optional(),
  kind: z.enum(personKinds).optional(),
  source: boundedText(400).optional(),
  campaign: boundedText(400).optional(),
  market: boundedText(200).optional(),
  phone: yesOrNo.optional(),
  consent: yesOrNo.optional(),
  from: day.optional(),
  until: day.optional(),
});

/** `before` is the `next` of an earlier answer: the list goes on after it. */
export const peoplePageSchema = peopleFilterSchema.extend({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(PEOPLE_A_PAGE_MAX).default(50),
  before: placeSchema.optional(),
});

/** One person in the list; times are ISO 8601 in UTC. */
export const listedPersonSchema = z.object({
  id: z.string(),
  /** Empty if never given; the same goes for the phone. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  kinds: z.array(z.enum(personKinds)),
  /** The latest thing they left, in words: `Deal for Texas`, and what it is about. */
  what: z.string(),
  subject: detailSchema.nullable(),
  lastAt: z.string(),
  status: z.enum(personStatuses),
  /** The day on which the owner wants to come back to them, `YYYY-MM-DD`. */
  followUpOn: z.string().nullable(),
  tags: z.array(z.string()),
  /** Of their first known visit; null if none is known. */
  origin: originSchema.nullable(),
});
export const peopleSchema = z.object({
  people: z.array(listedPersonSchema),
  /** For `before`; null at the end of the list. */
  next: nextPlaceSchema,
});

export type ListedPerson = z.infer<typeof listedPersonSchema>;
export type PeopleFilter = z.infer<typeof peopleFilterSchema>;

/** One visit of somebody, with the pages they saw in their order. */
const visitSchema = z.object({
  at: z.string(),
  /** Null if the browser told nothing of it. */
  origin: originSchema.nullable(),
  pages: z.array(z.object({ path: z.string(), title: z.string(), at: z.string() })),
});

/** Something that was done about a person. */
export const personEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** The owner, or Foyer itself. */
  who: z.enum(['owner', 'foyer']),
  /** The name of who did it; null for Foyer and for the owner of OWNER_PASSWORD, empty for somebody who was erased. */
  name: z.string().nullable(),
  /** Whether that is whoever asks. */
  own: z.boolean(),
  kind: z.enum(['status', 'note', 'called', 'follow_up', 'tag', 'joined', 'split', 'sent', 'consent']),
  /** In words: `New to Contacted`; of a note what it says. */
  text: z.string(),
});

/** What was paid that is no order of the checkout: a course subscription's invoice. Money is integer cents, US dollars. */
const soldSchema = z.object({
  id: z.string(),
  productName: z.string(),
  netCents: z.number().int(),
  soldAt: z.string(),
});

/**
 * Everything about one person; times are ISO 8601 in UTC. Lists hold the newest: up to 100 leads, 50 near misses, 50 orders, 50 sales, 10 visits of 60 pages, 200 messages and
 * 200 events. To helpers orders, sales and deliveries are empty: these tell what was paid.
 */
export const personSchema = listedPersonSchema.omit({ what: true, subject: true }).extend({
  /** Every address and number that they are known by. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  firstAt: z.string(),
  /** How many things they left in all. */
  items: z.number().int(),
  /** Of the visit in which they last left something, or the last one known before. */
  lastOrigin: originSchema.nullable(),
  /** When, where and to which words they agreed to text messages, the latest first. */
  consents: z.array(
    z.object({ at: z.string(), page: z.string(), version: z.string(), wording: z.string().nullable() }),
  ),
  /** Whether they may be texted: they agreed, and have not withdrawn it since. */
  mayText: z.boolean(),
  /** What they withdrew, the latest first. */
  withdrawn: z.array(withdrawalSchema),
  /** Which mails they stopped, by the address that gets no more of them. */
  mailStops: z.array(z.object({ email: z.string(), what: z.string(), at: z.string() })),
  leads: z.array(ownerLeadSchema),
  nearMisses: z.array(nearMissSchema),
  orders: z.array(ownerOrderSchema),
  sales: z.array(soldSchema),
  visits: z.array(visitSchema),
  /** What went to the CRM and by mail about them; an order's own messages stand with the order. */
  deliveries: z.array(deliverySchema),
  history: z.array(personEventSchema),
});

export type Person = z.infer<typeof personSchema>;
export type PersonEvent = z.infer<typeof personEventSchema>;

/** That somebody was called just now, and by which id that is taken back. */
export const personCalledSchema = z.object({ eventId: z.string() });
/** Takes back a call of the last half minute. */
export const undoCalledSchema = z.object({ eventId: z.uuid('Please send the id of a call') });

/** The most people that one change is made to. */
export const PEOPLE_AT_ONCE_MAX = 200;

const pieceOfChange = {
  status: z.enum(personStatuses),
  /** Of an earlier piece: both are one change, and are taken back together. */
  changeId: z.uuid('Please send the id of a change').optional(),
};
/** A status for one person or many. */
export const setStatusSchema = z.object({
  ids: z.array(z.uuid('Please send ids of people')).min(1, 'Please choose somebody').max(PEOPLE_AT_ONCE_MAX),
  ...pieceOfChange,
});
/** A status for everybody whom a filter leaves, PEOPLE_AT_ONCE_MAX at a time: `before` is the `next` of the piece before. */
export const setFilteredStatusSchema = z.object({
  filter: peopleFilterSchema,
  before: placeSchema.optional(),
  ...pieceOfChange,
});
/** How many had another status before, and by what the change can be taken back. */
export const statusSetSchema = z.object({ changeId: z.string(), changed: z.number().int() });
/** The same for a piece of a filter; `next` is null where it was the last. */
export const filteredStatusSetSchema = statusSetSchema.extend({ next: nextPlaceSchema });
/** Takes such a change back for everybody whose status nobody has set since. */
export const undoStatusSchema = z.object({ changeId: z.uuid('Please send the id of a change') });
export const statusUndoneSchema = z.object({
  restored: z.number().int(),
  /** Whether there are more, for another request. */
  more: z.boolean(),
});

export const noteSchema = z.object({
  text: boundedText(4000).pipe(z.string().min(1, 'Please write something')),
});
export const followUpSchema = z.object({ day: day.nullable() });
/** All tags of a person: those that are not in the list are taken off. */
export const tagsSchema = z.object({
  tags: z.array(boundedText(40).pipe(z.string().min(1, 'Please write the tag'))).max(20, 'Twenty tags are the most'),
});

/** By what the list is narrowed, and how many there are of each, as far as all other conditions hold. */
export const peopleFacets = ['status', 'kind', 'source', 'campaign', 'market', 'phone', 'consent'] as const;
export type PeopleFacet = (typeof peopleFacets)[number];

/** One choice of a filter: what the filter takes, and how many people it leaves. */
const choiceSchema = z.object({ value: z.string(), count: z.number().int() });
/**
 * How many people the filter leaves, and the choices beside it: those of status, source, campaign, phone and consent are of different people, while somebody can
 * be in several kinds. Sources, campaigns and markets are the twenty with most people, and the one that is chosen.
 */
export const peopleCountsSchema = z.object({
  total: z.number().int(),
  /** Whether the search found more people than it keeps. */
  cutOff: z.boolean(),
  choices: z.record(z.enum(peopleFacets), z.array(choiceSchema)),
});
export type PeopleCounts = z.infer<typeof peopleCountsSchema>;

/** The people of a filter as a file. */
export const peopleExportSchema = peopleFilterSchema.extend({ format: z.enum(['csv', 'json']).default('csv') });

/** How many messages about a person that were given up go out again. */
export const personResentSchema = z.object({ sent: z.number().int() });

/** Whoever has this address turns out to be the same person; gives the addresses that came with them. */
export const joinPersonSchema = z.object({ email: browserEmail });
export const personJoinedSchema = z.object({ emails: z.array(z.string()) });
/** These addresses turn out to be somebody else's, with all that was left from them; gives that person's id. */
export const splitPersonSchema = z.object({
  emails: z.array(browserEmail).min(1, 'Please choose an address').max(40),
});
export const personSplitSchema = z.object({ id: z.string() });
