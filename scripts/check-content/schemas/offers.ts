import { z } from 'zod';
import { cents, dollars, id, link, listOf, price, refuseTwins, text, texts, webLink, whole } from '../values.ts';

/** What content says of everything that is sold or linked to. A field that is named here must be right; what is not named here is not looked at. */

export const courses = z.object({
  courseCreator: z.object({
    loginUrl: webLink,
    monthlyDollars: dollars,
    yearlyDollars: dollars,
    components: listOf(z.object({ name: text, description: text })),
    buildout: z.object({ dollars, supportDays: whole('days', 1), included: texts }),
  }),
  courseProduct: z.object({ monthly: text, yearly: text }),
  businessBuyerCourse: z.object({
    weeks: whole('weeks', 1),
    students: whole('students', 1),
    curriculum: listOf(z.object({ title: text, about: text })),
    industries: texts,
  }),
});

export const lending = z.object({
  lendingParts: listOf(z.object({ name: text, dollars, description: text })),
  lendingDemo: z.object({ title: text, href: link, length: text, steps: texts }),
  crmPlatform: z.object({ price, regularPrice: price }),
  strategySession: z.object({ minutes: whole('minutes', 5, 480), value: price }),
});

const block = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('text'), text }),
    z.object({ kind: z.literal('list'), items: texts }),
    z.object({
      kind: z.literal('copy'),
      texts: listOf(z.tuple([text, text], 'a use and its words, such as ["Headline", "Loans for you"]')),
    }),
  ],
  'a block: text(...), list(...) or copy(...)',
);

export const lendingSnapshot = z.object({
  snapshotTitle: text,
  lendingSnapshot: listOf(z.object({ title: text, blocks: listOf(block) })),
});

const servicePackage = z.object({
  id,
  name: text,
  orderName: text,
  otherNames: z.array(text, 'a list of names'),
  onboarding: z.enum(['website', 'website-crm'], 'website or website-crm'),
  priceCents: cents,
  turnaround: text,
  description: text,
  features: texts,
});

export const packages = z
  .object({
    packages: listOf(servicePackage),
    delivery: z.object({ beginsWithin: text, support: text, turnaround: text, refund: text.optional() }),
    starterPlan: z.object({ name: text, price, description: text, features: texts, orderUrl: webLink }),
    consulting: z.object({ name: text, price, description: text, features: texts }),
  })
  .superRefine((all, context) => {
    refuseTwins(
      all.packages.map((one) => one.id),
      (index) => ['packages', index, 'id'],
      context,
    );
    refuseTwins(
      all.packages.map((one) => one.orderName),
      (index) => ['packages', index, 'orderName'],
      context,
    );
  });

export const partners = z
  .object({
    partners: listOf(z.object({ id, name: text, description: text, category: text, link: webLink, offer: text })),
  })
  .superRefine((all, context) =>
    refuseTwins(
      all.partners.map((one) => one.id),
      (index) => ['partners', index, 'id'],
      context,
    ),
  );

const furniture = z.enum(
  ['desk', 'letters', 'doors', 'window', 'drawer', 'ruler', 'microphone', 'table'],
  'desk, letters, doors, window, drawer, ruler, microphone or table',
);

const message = z.object({
  when: text,
  from: z.enum(['us', 'them', 'nobody'], 'us, them or nobody'),
  text,
});

const percent = z.number('a number of percent').min(0, 'at least 0').max(100, 'at most 100');

/** What is drawn in a room of the portfolio. */
const shown = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('talk'), page: text.optional(), messages: listOf(message) }),
    z.object({
      kind: z.literal('papers'),
      papers: listOf(z.object({ title: text.optional(), text })).max(2, 'a list of at most two'),
      note: text,
    }),
    z.object({
      kind: z.literal('match'),
      deal: z.object({ name: text, dollars }),
      boxes: listOf(z.object({ name: text, maxDollars: dollars, verdict: text, takes: z.boolean('true or false') })),
    }),
    z.object({
      kind: z.literal('comparables'),
      sold: listOf(z.object({ street: text, dollars })),
      repairDollars: whole('dollars', 0),
      percentOfArv: percent,
    }),
    z.object({
      kind: z.literal('week'),
      days: listOf(z.object({ day: text, answered: whole('leads', 0, 9), missed: whole('leads', 0, 9) })),
      note: text,
    }),
    z.object({
      kind: z.literal('finance'),
      priceDollars: dollars,
      downPercent: percent,
      rentDollars: dollars,
      seller: z.object({ ratePercent: percent, years: whole('years', 1, 50), balloonYear: whole('years', 1, 50) }),
      existing: z.object({ dollars, ratePercent: percent, years: whole('years', 1, 50) }),
    }),
  ],
  'what a room shows, of the kind talk, papers, match, comparables, week or finance',
);

export const portfolio = z
  .object({
    portfolio: listOf(
      z.object({
        id,
        name: text,
        headline: text,
        description: text,
        icon: furniture,
        buttonText: text,
        buttonLink: link,
        isHighlighted: z.boolean('true or false'),
        shown: shown.optional(),
      }),
    ),
    comingSoon: z.array(z.object({ id, name: text, description: text, icon: furniture }), 'a list'),
  })
  .superRefine((all, context) =>
    refuseTwins(
      all.portfolio.map((one) => one.id),
      (index) => ['portfolio', index, 'id'],
      context,
    ),
  );
