import { z } from 'zod';
import {
  cents,
  date,
  dollars,
  hoursOfDay,
  id,
  key,
  link,
  listOf,
  option,
  price,
  refuseTwins,
  text,
  texts,
  webLink,
  whole,
  year,
} from './values.ts';

/** What each file of content/ exports. A field that is named here must be right; what is not named here is not looked at. */

const figure = z.object({ figure: text, note: text });

const about = z.object({
  about: z.object({
    name: text,
    story: texts,
    experience: listOf(z.object({ position: text, company: text, period: text, lesson: text })),
    education: listOf(z.object({ degree: text, institution: text, year: text })),
  }),
  claims: z.object({ projects: figure, clients: figure, consultation: figure, sameDay: text, reply: text }),
  offer: z.object({ price: figure, turnaround: figure, support: figure }),
});

const booking = z.object({
  bookingRules: z.object({
    weeklyHours: z.object({
      monday: hoursOfDay,
      tuesday: hoursOfDay,
      wednesday: hoursOfDay,
      thursday: hoursOfDay,
      friday: hoursOfDay,
      saturday: hoursOfDay,
      sunday: hoursOfDay,
    }),
    lengthMinutes: whole('minutes', 5, 480),
    bufferMinutes: whole('minutes', 0, 480),
    noticeHours: whole('hours', 0, 24 * 59),
    daysAhead: whole('days', 1, 59),
    dailyLimit: whole('sessions', 1, 100),
    blockedDays: z.array(date, 'a list of days'),
  }),
});

const courses = z.object({
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

const share = whole('percent', 0, 100);

const deals = z.object({
  jvTerms: z.object({
    version: date,
    agreement: text,
    paragraphs: texts,
    split: z
      .object({ group: share, submitter: share })
      .refine(({ group, submitter }) => group + submitter === 100, 'two shares that add up to 100'),
  }),
  smsConsent: z.object({ version: date, wording: text }),
  bestOfferChecklist: texts,
});

const lending = z.object({
  lendingParts: listOf(z.object({ name: text, dollars, description: text })),
  lendingDemo: z.object({ title: text, href: link, length: text, steps: texts }),
  crmPlatform: z.object({ price, regularPrice: price }),
  strategySession: z.object({ minutes: whole('minutes', 5, 480), value: price }),
});

/** A limit that a market may not have. */
const limit = (what: string, least = 0) => whole(what, least).nullable();

const market = z.object({
  id,
  title: text,
  buyer: text,
  region: id,
  state: z.string('two letters such as TX').regex(/^[A-Z]{2}$/, 'two letters such as TX'),
  locations: texts,
  features: z.object({ bedrooms: text, bathrooms: text, garage: text, squareFeet: text, yearBuilt: text }),
  requirements: z.object({
    citySewer: z.boolean('true or false'),
    priceRange: z
      .object({ minDollars: limit('dollars'), maxDollars: dollars })
      .refine(
        ({ minDollars, maxDollars }) => (minDollars ?? 0) < maxDollars,
        'a range whose minimum is under its maximum',
      ),
    cityMaxDollars: z.record(text, dollars),
    minYearBuilt: year.nullable(),
    minBedrooms: limit('bedrooms'),
    minBathrooms: limit('bathrooms'),
    minSquareFeet: limit('square feet'),
    maxSquareFeet: limit('square feet'),
    priceNotes: text,
    additionalNotes: text.nullable(),
  }),
});

const markets = z
  .object({ regions: listOf(z.object({ id, name: text })), markets: listOf(market) })
  .superRefine(({ regions, markets: boxes }, context) => {
    const known = regions.map((region) => region.id);
    refuseTwins(
      boxes.map((box) => box.id),
      (index) => ['markets', index, 'id'],
      context,
    );
    for (const [index, box] of boxes.entries()) {
      const say = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path: ['markets', index, ...path], message });
      if (!known.includes(box.region)) say(['region'], `one of the regions: ${known.join(', ')}`);
      for (const city of Object.keys(box.requirements.cityMaxDollars))
        if (!box.locations.includes(city))
          say(
            ['requirements', 'cityMaxDollars', city],
            `of a city that stands in locations: ${box.locations.join(', ')}`,
          );
    }
  });

const onboarding = z.object({
  onboardingLabels: z.record(key, text),
  onboardingPages: listOf(option),
  afterForm: listOf(option),
  processors: listOf(option),
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

const packages = z
  .object({
    packages: listOf(servicePackage),
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

const partners = z
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

const podcast = z.object({
  podcast: z.object({
    name: text,
    description: text,
    channelUrl: webLink,
    episodes: listOf(z.object({ title: text, summary: text, minutes: whole('minutes', 1) })),
  }),
});

const furniture = z.enum(
  ['desk', 'letters', 'doors', 'window', 'drawer', 'ruler', 'microphone', 'table'],
  'desk, letters, doors, window, drawer, ruler, microphone or table',
);

const portfolio = z
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

const quizPackage = z.object({ key: id, title: text, price, description: text, features: texts });

const quiz = z
  .object({
    quizPackages: listOf(quizPackage),
    quizQuestions: listOf(
      z.object({
        id: key,
        question: text,
        help: text.optional(),
        options: listOf(z.object({ value: key, label: text, points: z.record(key, whole('points', 0)) }), 2),
      }),
    ),
  })
  .superRefine(({ quizPackages, quizQuestions }, context) => {
    const known = quizPackages.map((one) => one.key);
    refuseTwins(
      quizQuestions.map((one) => one.id),
      (index) => ['quizQuestions', index, 'id'],
      context,
    );
    for (const [question, { options }] of quizQuestions.entries()) {
      const at = ['quizQuestions', question, 'options'];
      refuseTwins(
        options.map((one) => one.value),
        (index) => [...at, index, 'value'],
        context,
      );
      for (const [index, { points }] of options.entries())
        for (const name of Object.keys(points))
          if (!known.includes(name))
            context.addIssue({
              code: 'custom',
              path: [...at, index, 'points', name],
              message: `for one of the packages: ${known.join(', ')}`,
            });
    }
  });

const reactivation = z.object({ currentCrms: listOf(option), leadVolumes: texts });

const site = z.object({
  site: z.object({
    brand: text,
    tagline: text,
    description: text,
    email: z.email('an address such as hello@example.com'),
    phone: z.object({
      text,
      href: z.string('tel:+15550100142').regex(/^tel:\+?\d{7,15}$/, 'tel: and digits, such as tel:+15550100142'),
    }),
    social: z.array(z.object({ name: text, href: webLink }), 'a list'),
    bookingHours: text,
    quickQuestionHours: text,
    consultation: z.object({ length: text, price: text, reply: text }),
  }),
});

export const schemas: Readonly<Record<string, z.ZodType>> = {
  'about.ts': about,
  'booking.ts': booking,
  'courses.ts': courses,
  'deals.ts': deals,
  'lending.ts': lending,
  'markets.ts': markets,
  'onboarding.ts': onboarding,
  'packages.ts': packages,
  'partners.ts': partners,
  'podcast.ts': podcast,
  'portfolio.ts': portfolio,
  'quiz.ts': quiz,
  'reactivation.ts': reactivation,
  'site.ts': site,
};

const checkoutLink = /^\/checkout\?(?:.*&)?service=([^&#]*)/;

/** What holds between two files: a button that leads to the checkout names a package that there is. */
export function findStrayLinks(contents: ReadonlyMap<string, unknown>): { file: string; sentence: string }[] {
  const items = portfolio.safeParse(contents.get('portfolio.ts')).data?.portfolio ?? [];
  const sold = packages.safeParse(contents.get('packages.ts')).data?.packages.map((one) => one.id);
  if (sold === undefined) return [];
  return items.flatMap(({ id: item, buttonLink }) => {
    const service = checkoutLink.exec(buttonLink)?.[1];
    if (service === undefined || sold.includes(service)) return [];
    return [
      {
        file: 'portfolio.ts',
        sentence: `the buttonLink of ${item} sells "${service}", and must sell one of the packages: ${sold.join(', ')}`,
      },
    ];
  });
}
