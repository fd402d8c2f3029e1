import { z } from 'zod';
import { boundedText } from './limits.ts';

/** Where a list goes on: the `next` of an earlier answer. */
export const placeSchema = boundedText(80).pipe(
  z.string().regex(/^\d{1,15}_[\w-]{1,60}$/, 'Please send the `next` of an earlier answer'),
);

/** Where the next page begins; null where there is none. */
export const nextPlaceSchema = z.string().nullable();
