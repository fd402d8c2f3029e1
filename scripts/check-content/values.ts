import { z } from 'zod';

/** The kinds of values that content is made of. Each message says what is expected, to be read after "must be". */

export const text = z.string('a text').refine((given) => given.trim() !== '', 'a text that is not empty');
export const texts = z.array(text, 'a list of texts').min(1, 'a list of at least one text');
export const id = z
  .string('an id such as full-build')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id such as full-build: small letters, digits and hyphens');
/** A value that is stored and sent, whatever its letters. */
export const key = z.string('a value').regex(/^\S+$/, 'a value without spaces');

export const whole = (unit: string, least: number, most = Number.MAX_SAFE_INTEGER) => {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  const expected = `a whole number of ${unit}, ${bounds}`;
  return z.int(expected).min(least, expected).max(most, expected);
};

const centsExpected = 'a whole number of cents, such as 180000 for $1,800';
export const cents = z.int(centsExpected).min(1, centsExpected);
export const dollars = whole('dollars', 1);

/** What is drawn as a bar beside others; one of them at least is more than 0. */
export const amount = z.number('a number').nonnegative('0 or more');

const yearExpected = 'a year such as 1995';
export const year = z.int(yearExpected).min(1800, yearExpected).max(2200, yearExpected);

const day = 'a day such as 2026-12-25';
export const date = z.iso.date(day);

const time = 'a time of day such as 09:30';
const clock = z.string(time).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: time, abort: true });
const span = "two times of day, from and to, such as ['10:00', '17:00']";
const hours = z.tuple([clock, clock], span);

const inOrder = "hours from earlier to later, such as [['10:00', '12:00'], ['13:00', '17:00']], or an empty list";
/** The hours of one day. */
export const hoursOfDay = z.array(hours, inOrder).refine((spans) => {
  const times = spans.flat();
  return times.every((one, index) => index === 0 || one > (times[index - 1] ?? ''));
}, inOrder);

const weekday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** The hours of each day of a week; each day is named, so that none is forgotten. */
export const week = z.record(z.enum(weekday), hoursOfDay, 'the hours of each day, from monday to sunday');

export const webLink = z
  .string('an address such as https://example.com')
  .refine(
    (given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol),
    'an address such as https://example.com',
  );

const anyLink = 'a page such as /blog, an address such as https://example.com, or mailto:';
export const link = z.string(anyLink).regex(/^(\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/, anyLink);

/** What is said of a price that is no part of the catalogue. */
export const price = z.string('a price such as $7').regex(/^(\$[\d,]+(\.\d\d)?|Custom|free)$/, {
  error: ({ input }) =>
    String(input).includes('NaN')
      ? 'the price of a package: the id that it is taken by is none in packages.ts, or that package has no priceCents'
      : 'a price such as $7, or Custom',
});

export function listOf<T extends z.ZodType>(entry: T, least = 1) {
  return z.array(entry, 'a list').min(least, `a list of at least ${least}`);
}

export const option = z.object({ value: key, label: text });

/** A mistake in one entry of a list for each value that stands there twice. */
export function refuseTwins(
  entries: readonly string[],
  path: (index: number) => PropertyKey[],
  context: z.core.$RefinementCtx,
): void {
  for (const [index, entry] of entries.entries())
    if (entries.indexOf(entry) < index)
      context.addIssue({ code: 'custom', path: path(index), message: 'one that no entry before it has' });
}
