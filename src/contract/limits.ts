import { z } from 'zod';
import { tellFigure } from './tell-figure.ts';

/** Characters that no person types into a field and that PostgreSQL cannot store. */
const NUL = '\u0000';

/**
 * What copying from a message or a list of contacts brings along and nobody sees: soft hyphens, spaces without width, marks of direction. An e-mail
 * with one of them is no e-mail, and a name is not found. The joiners between the parts of an emoji are none of them.
 */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** A text as it was seen when it was sent: `José` is one text however its accent is encoded, and a space is a space. */
function asSeen(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replaceAll('\u00A0', ' ').trim();
}

function bounded(max: number, missing?: string) {
  return z
    .string(missing)
    .max(max, `Please keep this under ${tellFigure(max)} characters`)
    .refine((text) => !text.includes(NUL), 'Please remove the invisible character from this text')
    .refine((text) => text.isWellFormed(), 'Please remove the broken character from this text');
}

/**
 * A line or a block of text as it was seen, trimmed: at most `max` UTF-16 units were sent, none of them NUL. `missing` is the message if there is no
 * text at all. Every string of the API but a password is built from this, so that no field is unbounded.
 */
export function boundedText(max: number, missing?: string) {
  return bounded(max, missing).transform(asSeen);
}

/** A password as it was typed, but for spaces around it. Bounded as other texts. */
export function boundedPassword(max: number) {
  return bounded(max).transform((text) => text.trim());
}

/** Longest e-mail address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** Largest JSON body the API reads, in bytes. */
export const JSON_BODY_MAX_BYTES = 64 * 1024;
