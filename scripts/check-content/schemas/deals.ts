import { z } from 'zod';
import { date, dollars, id, listOf, refuseTwins, text, texts, whole, year } from '../values.ts';

/** What content says of deals and buy boxes. A field that is named here must be right; what is not named here is not looked at. */

const share = whole('percent', 0, 100);

export const deals = z.object({
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

/** A limit that a market may not have. */
const limit = (what: string, least = 0) => whole(what, least).nullable();

/** The share in `70-75% of ARV` or `70% ARV`; null if the words give none. */
function percentsIn(notes: string): { from: number; to: number } | null {
  const [, from, to = from] = /(\d+)(?:\s?[-–]\s?(\d+))?\s?%/.exec(notes) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

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
    offer: z
      .object({
        fromPercent: share,
        toPercent: share,
        maxRepairDollars: limit('dollars'),
        arvDollars: z.object({ from: dollars, to: dollars }).nullable(),
      })
      .refine(
        ({ fromPercent, toPercent, arvDollars }) =>
          fromPercent <= toPercent && (arvDollars === null || arvDollars.from <= arvDollars.to),
        'shares and an ARV whose first figure is not above the second',
      )
      .optional(),
    additionalNotes: text.nullable(),
  }),
});

export const markets = z
  .object({ regions: listOf(z.object({ id, name: text })), markets: listOf(market) })
  .superRefine(({ regions, markets: boxes }, context) => {
    const known = regions.map((region) => region.id);
    refuseTwins(
      boxes.map((box) => box.id),
      (index) => ['markets', index, 'id'],
      context,
    );
    const used = new Set(boxes.map((box) => box.region));
    for (const [index, region] of known.entries())
      if (!used.has(region))
        context.addIssue({
          code: 'custom',
          path: ['regions', index, 'id'],
          message: 'a region in which a buy box lies, or nothing stands under its tab: take the region out',
        });
    for (const [index, box] of boxes.entries()) {
      const say = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path: ['markets', index, ...path], message });
      const { offer, priceNotes } = box.requirements;
      const said = percentsIn(priceNotes);
      if (offer && said && (said.from !== offer.fromPercent || said.to !== offer.toPercent))
        say(['requirements', 'offer'], `the share that priceNotes says: "${priceNotes}"`);
      if (!known.includes(box.region)) say(['region'], `one of the regions: ${known.join(', ')}`);
      for (const city of Object.keys(box.requirements.cityMaxDollars))
        if (!box.locations.includes(city))
          say(
            ['requirements', 'cityMaxDollars', city],
            `of a city that stands in locations: ${box.locations.join(', ')}`,
          );
    }
  });
