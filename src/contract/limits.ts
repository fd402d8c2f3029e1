import { z } from 'zod';
import { tellFigure } from './tell-figure.ts';

/** Characters that no person types into a field and that PostgreSQL cannot store. */
const NUL = '\u0000';

/**
 * A line or a block of text: trimmed, at most `max` UTF-16 units, free of NUL. `missing` is the message if there is no text at all.
 * Every string of the API is built from this, so that no field is unbounded.
 */
export function boundedText(max: number, missing?: string) {
  return z
    .string(missing)
    .max(max, `Please keep this under ${tellFigure(max)} characters`)
    .refine((text) => !text.includes(NUL), 'Please remove the invisible character from this text')
    .refine((text) => text.isWellFormed(), 'Please remove the broken character from this text')
    .transform((text) => text.trim());
}

/** Longest e-mail address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** Largest JSON body the API reads, in bytes. */
export const JSON_BODY_MAX_BYTES = 64 * 1024;
