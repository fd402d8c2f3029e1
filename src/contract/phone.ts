import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';
import { boundedText } from './limits.ts';

const MESSAGE = 'Please enter a valid phone number';
const MIN_CHARACTERS = 10;
const MAX_CHARACTERS = 40;

/** A telephone number as typed; without a country code it is read as a US number. */
export const phoneSchema = boundedText(MAX_CHARACTERS, MESSAGE).pipe(
  z
    .string()
    .min(MIN_CHARACTERS, { error: MESSAGE, abort: true })
    .refine((text) => isValidPhoneNumber(text, 'US'), MESSAGE),
);

/** An optional telephone number. */
export const optionalPhoneSchema = boundedText(MAX_CHARACTERS)
  .default('')
  .pipe(z.string().refine((text) => text === '' || phoneSchema.safeParse(text).success, MESSAGE));
