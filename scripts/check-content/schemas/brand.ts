import { z } from 'zod';
import { amount, date, link, listOf, text, texts, webLink, week, whole } from '../values.ts';

/** What content says of the owner and the brand. A field that is named here must be right; what is not named here is not looked at. */

const figure = z.object({ figure: text, note: text });

const measured = z.object({ figure: text, amount });

/** A case of one customer. */
const oneCase = z
  .object({
    measure: text,
    before: measured,
    after: measured,
    quote: text,
    name: text,
    place: text,
    picture: link.optional(),
    isExample: z.boolean('true or false').optional(),
  })
  .refine(({ before, after }) => before.amount + after.amount > 0, {
    path: ['after', 'amount'],
    error: 'more than 0 where the one before is 0',
  });

/** A lead to press on the home page: a button's name, and what a text message holds. */
const sampleLead = z.object({
  name: text.refine((given) => given.length <= 24, 'a name of at most 24 letters'),
  text: text.refine((given) => given.length <= 1000, 'a text of at most 1,000 letters'),
});

export const about = z.object({
  about: z.object({
    name: text,
    story: texts,
    experience: listOf(z.object({ position: text, company: text, period: text, lesson: text })),
    education: listOf(z.object({ degree: text, institution: text, year: text })),
    portrait: link.optional(),
    signature: link.optional(),
    cases: z.array(oneCase, 'a list of cases').optional(),
    sampleLeads: z.array(sampleLead, 'a list of leads').max(3, 'at most three leads').optional(),
  }),
  claims: z.object({ projects: figure, clients: figure, consultation: figure, sameDay: text, reply: text }),
  offer: z.object({ price: figure, turnaround: figure, support: figure }),
});

const POLICY = 'a page such as /privacy-policy, or https://';

/** When the phone is picked up. The zone's name and the place stand in one line with a time. */
const phoneHours = z.object({
  weekly: week.refine(
    (days) => Object.values(days).some((hours) => hours.length > 0),
    'hours on one day at least; without any, leave phoneHours out',
  ),
  zoneName: text.refine((given) => given.length <= 12, 'a short name such as EST').optional(),
  place: text.refine((given) => given.length <= 24, 'a place of at most 24 letters').optional(),
  closedDays: z.array(date, 'a list of days').optional(),
});

const HOURS_TOLD = 'there where phoneHours is left out: the hours as a text, such as Mon-Wed 9 AM - 3 PM EST';

const wholeSite = z.object({
  brand: text,
  shortName: text,
  tagline: text,
  description: text,
  email: z.email('an address such as hello@example.com'),
  phone: z.object({
    text,
    href: z.string('tel:+12145550123').regex(/^tel:\+?\d{7,15}$/, 'tel: and digits, such as tel:+12145550123'),
  }),
  postalAddress: text.refine((given) => !/[\r\n]/.test(given), 'an address in one line').optional(),
  security: z
    .object({
      contact: z
        .union([z.email(), z.url({ protocol: /^https$/ })], 'an address such as hello@example.com, or https://')
        .optional(),
      policy: z
        .string(POLICY)
        .regex(/^(\/(?!\/)|https:\/\/)\S+$/, POLICY)
        .optional(),
    })
    .optional(),
  social: z.array(z.object({ name: text, href: webLink }), 'a list'),
  bookingHours: text,
  phoneHours: phoneHours.optional(),
  quickQuestionHours: text.optional(),
  consultation: z.object({ minutes: whole('minutes', 5, 480), length: text, price: text, reply: text }),
});

export const site = z.object({
  site: wholeSite
    .refine(({ phoneHours: set, quickQuestionHours: said }) => set !== undefined || said !== undefined, {
      path: ['quickQuestionHours'],
      error: HOURS_TOLD,
    })
    .refine(({ phoneHours: set, quickQuestionHours: said }) => set === undefined || said === undefined, {
      path: ['quickQuestionHours'],
      error: 'left out where phoneHours is set: the text is made of those hours, so that the two never differ',
    }),
});

export const podcast = z.object({
  podcast: z.object({
    name: text,
    description: text,
    channelUrl: webLink,
    episodes: listOf(z.object({ title: text, summary: text, minutes: whole('minutes', 1) })),
  }),
});

export const booking = z.object({
  bookingRules: z.object({
    weeklyHours: week,
    lengthMinutes: whole('minutes', 5, 480),
    bufferMinutes: whole('minutes', 0, 480),
    noticeHours: whole('hours', 0, 24 * 59),
    daysAhead: whole('days', 1, 59),
    dailyLimit: whole('sessions', 1, 100),
    blockedDays: z.array(date, 'a list of days'),
    meetingLink: webLink.optional(),
  }),
});
