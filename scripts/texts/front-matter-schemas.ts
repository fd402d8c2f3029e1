import { z } from 'zod';
import { amount, date, id, link, text } from '../check-content/values.ts';

const readTime = 'minutes such as 5 min';
const flag = 'true or false';

/** What may stand above a post. What is not said here is a mistake, so that a mistyped name is not passed over. */
export const postSchema = z.strictObject({
  title: text,
  excerpt: text,
  date,
  /** Its path is its file's name; where it is said as well, it is the same. */
  slug: id.optional(),
  readTime: z.string(readTime).regex(/^\d+ min$/, readTime),
  /** The owner, where nobody is named. */
  author: text.optional(),
  /** `seen` tells what it shows to who cannot see it, a line to a step. */
  video: z
    .strictObject(
      { title: text, href: link, length: text, seen: z.array(text, 'a list of texts').optional() },
      'a title, an href and a length',
    )
    .optional(),
  /** Figures of the post, drawn: the first one in the list too. */
  figures: z
    .array(
      z.strictObject({
        what: text,
        bars: z
          .array(z.strictObject({ name: text, figure: text, amount }))
          .min(2, 'a list of at least two')
          .refine((bars) => bars.some((bar) => bar.amount > 0), 'a list in which one amount is more than 0'),
      }),
      'a list of figures',
    )
    .optional(),
  draft: z.boolean(flag).optional(),
});

/** What may stand above a legal text. `{brand}` in them is the brand. */
export const legalSchema = z.strictObject({ title: text, description: text, lastUpdated: date });
