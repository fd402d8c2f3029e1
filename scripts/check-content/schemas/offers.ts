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
    delivery: z.object({ beginsWithin: text, support: text, turnaround: text }),
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
