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

/** Where the reader says that they want no more of these mails: a path of the site. */
const stopPath = z.string();

const count = z.object({ now: z.number().int(), before: z.number().int() });

const ownerAlert = z.object({
  /** What came in, as a subject says it: `New deal`. */
  what: z.string(),
  /** Who sent it; answers to the alert go there. */
  who: z.object({
    name: z.string(),
    email: z.string(),
    /** As it was typed; none or empty where it was not left. */
    phone: z.string().optional(),
  }),
  /** Labels and values, in the order they are shown. */
  facts: z.array(z.tuple([z.string(), z.string()])),
});

function mail<Template extends string, Props extends z.ZodType>(template: Template, props: Props) {
  return z.object({ template: z.literal(template), props });
}

/** What each mail is made from. Kept in the outbox as it is, and read by this when the mail is rendered. */
export const mailSchema = z.discriminatedUnion('template', [
  mail(
    'quiz-result',
    z.object({
      firstName: z.string(),
      /** The recommended package, as the quiz showed it. */
      title: z.string(),
      description: z.string(),
      price: z.string(),
      features: z.array(z.string()),
      /** The floor plan: what it is drawn from, the path of its page, and when it was answered, epoch milliseconds. Earlier mails had none. */
      plan: z.object({ answers: z.record(z.string(), z.string()), path: z.string(), at: z.number().int() }).optional(),
    }),
  ),
  mail('deal-received', z.object({ name: z.string(), address: z.string(), marketTitle: z.string() })),
  mail(
    'lending-snapshot',
    // `path` is the page to print; mails stored before there was one lead to where the system is asked for.
    person.extend({ path: z.string().default('/freelendingsnapshot') }),
  ),
  mail('waitlist-joined', person),
  mail(
    'checkout-request-received',
    z.object({ name: z.string(), productName: z.string(), priceCents: z.number().int() }),
  ),
  /** To a buyer who began an order and paid nothing; not sent after `until`, epoch milliseconds. */
  mail(
    'checkout-abandoned',
    z.object({
      name: z.string(),
      productName: z.string(),
      amountCents: z.number().int(),
      /** Where the order goes on: a path of the site. */
      path: z.string(),
      /** Whether a payment was tried and refused. */
      wasRefused: z.boolean(),
      until: z.number().int(),
      stopPath,
    }),
  ),
  mail('reactivation-received', z.object({ firstName: z.string() })),
  mail(
    'onboarding-received',
    z.object({
      name: z.string(),
      /** Whether the CRM was bought with the website. */
      withCrm: z.boolean(),
      /** `YYYY-MM-DD`. */
      launchDeadline: z.string(),
      hasLogo: z.boolean(),
    }),
  ),
  mail('booking-confirmed', booking),
  /** Its time is held until `heldUntil`, epoch milliseconds. */
  mail('booking-unconfirmed', booking.omit({ ics: true }).extend({ heldUntil: z.number().int() })),
  mail('booking-moved', booking),
  mail('booking-cancelled', booking),
  mail('booking-reminder', booking.omit({ ics: true })),
  mail(
    'purchase-confirmed',
    z.object({
      name: z.string(),
      productName: z.string(),
      amountCents: z.number().int(),
      orderId: z.string(),
      /** Whether an onboarding form follows. */
      hasForm: z.boolean(),
      /** Bought in test mode: no money moved. */
      isTest: z.boolean(),
    }),
  ),
  mail(
    'subscription-started',
    z.object({
      name: z.string(),
      productName: z.string(),
      /** Paid by the year, not by the month. */
      isYearly: z.boolean(),
      /** Of the first invoice. */
      amountCents: z.number().int(),
    }),
  ),
  mail('owner-alert', ownerAlert),
  /** The owner's reminder of a session, which is not sent after `until`, epoch milliseconds. */
  mail('call-reminder', ownerAlert.extend({ until: z.number().int() })),
  /** What stands at the top of the desk: something that the owner should put right. */
  mail(
    'site-notice',
    z.object({
      title: z.string(),
      detail: z.string(),
      link: z.object({ label: z.string(), path: z.string() }).nullable(),
      /** When it was first seen, as the owner's clock says it. */
      since: z.string(),
      stopPath,
    }),
  ),
  /** The owner's last week, Monday to Sunday, beside the week before. */
  mail(
    'weekly-report',
    z.object({
      /** The first and the last day, `YYYY-MM-DD`. */
      from: z.string(),
      to: z.string(),
      visitors: count,
      conversions: count,
      sales: count,
      revenueCents: count,
      leads: z.number().int(),
      /** What brought the most, the best first; a visit without a source is named as the desk names it. */
      sources: z.array(z.object({ name: z.string(), leads: z.number().int(), revenueCents: z.number().int() })),
      /** What waits for the owner, as lines. */
      waiting: z.array(z.string()),
      /** Whether the sales were made in test mode. */
      test: z.boolean(),
      stopPath,
    }),
  ),
  mail(
    'destination-paused',
    z.object({
      /** Of the address that deliveries go to; never the whole of it, which may hold a key. */
      host: z.string(),
      /** It said itself that it wants nothing more; otherwise nothing has arrived for long. */
      isGone: z.boolean(),
      /** It refused our token. */
      isDenied: z.boolean().default(false),
      /** The last answer's; null where there was none. */
      status: z.number().int().nullable(),
      /** As the owner's clock says it. */
      pausedAt: z.string(),
    }),
  ),
]);

/** A mail as the outbox holds it; `to` is checked where it is sent. */
export const storedMailSchema = z.intersection(
  mailSchema,
  z.object({
    to: z.string(),
    /** Where the reader ends what they agreed to: a path of the site. */
    consentPath: z.string().optional(),
    /** What it is written in; English unless it is said. */
    language: z.literal('es').optional(),
  }),
);

/** The union over all templates, so that a template and the props of another do not go together. */
export type MailContent = z.infer<typeof mailSchema>;
export type MailTemplate = MailContent['template'];
export type MailProps<T extends MailTemplate> = Extract<MailContent, { template: T }>['props'];
