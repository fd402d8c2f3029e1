import { z } from 'zod';

const person = z.object({ name: z.string() });

/** Times are epoch milliseconds; `ics` is the whole calendar file. */
const booking = z.object({
  name: z.string(),
  startsAt: z.number().int(),
  lengthMinutes: z.number().int(),
  /** The time zone the visitor chose the time in, such as `America/Denver`. */
  visitorTimeZone: z.string(),
  /** Where the visitor moves or cancels it: a path of the site, or a whole address. */
  manageUrl: z.string(),
  ics: z.string(),
});

/** What each mail is made from. Kept in the outbox as it is and read by these when the mail is rendered. */
export const mailSchemas = {
  'quiz-result': z.object({
    firstName: z.string(),
    /** The recommended package, as the quiz showed it. */
    title: z.string(),
    description: z.string(),
    price: z.string(),
    features: z.array(z.string()),
  }),
  'deal-received': z.object({ name: z.string(), address: z.string(), marketTitle: z.string() }),
  'lending-snapshot': person,
  'waitlist-joined': person,
  'reactivation-received': z.object({ firstName: z.string() }),
  'booking-confirmed': booking,
  'booking-moved': booking,
  'booking-cancelled': booking,
  'owner-alert': z.object({
    /** What came in, as a subject says it: `New deal`. */
    what: z.string(),
    /** Who sent it; answers to the alert go there. */
    who: z.object({ name: z.string(), email: z.string() }),
    /** Labels and values, in the order they are shown. */
    facts: z.array(z.tuple([z.string(), z.string()])),
  }),
} as const;

export type MailTemplate = keyof typeof mailSchemas;
export type MailProps<T extends MailTemplate> = z.infer<(typeof mailSchemas)[T]>;

/** The union over all templates, so that a template and the props of another do not go together. */
export type MailOf<T extends MailTemplate = MailTemplate> = {
  [Name in T]: { readonly template: Name; readonly props: MailProps<Name> };
}[T];
