import { randomBytes } from 'node:crypto';

/** UUIDs of version 8, which nothing else makes, and with one beginning: a row with such an id belongs to the demonstration. */
const BEGINNING = 'de300000-0000-8000-8';
const NUMBER_DIGITS = 12;

/** What in the demonstration has ids of its own; the place in this list is a part of the id. */
const kinds = ['lead', 'order', 'booking', 'onboarding', 'blocked time', 'note', 'set aside'] as const;
type DemoKind = (typeof kinds)[number];

/** The id of the so-manieth row of a kind. */
export function demoId(kind: DemoKind, number: number): string {
  const place = kinds.indexOf(kind).toString(16).padStart(3, '0');
  return `${BEGINNING}${place}-${number.toString(16).padStart(NUMBER_DIGITS, '0')}`;
}

/** An id for a message about the demonstration: nobody knows beforehand how many there will be. */
export function demoMessageId(): string {
  return `${BEGINNING}fff-${randomBytes(NUMBER_DIGITS / 2).toString('hex')}`;
}

/** Ids of rows of the demonstration, for `like`. */
export const DEMO_IDS = `${BEGINNING}%`;

/** Whether a row with this id belongs to the demonstration. */
export const isDemoId = (id: string): boolean => id.startsWith(BEGINNING);

/** What ids of visits and of what only a provider names begin with: no browser and no provider sends a slash in them. */
export const DEMO_START = 'demo/';

/** Everybody in the demonstration has an address here: a domain that is reserved for examples, where no mail ever arrives. */
export const DEMO_DOMAIN = 'demo.example';

/** Why a message about the demonstration stays where it is. */
export const NOT_SENT = 'Not sent: it is about the demonstration, of which nothing leaves Foyer';

/** A name that JSON itself writes: in what somebody typed the quotation marks would be escaped. */
const namesSomebody = new RegExp(
  String.raw`"(?:email|to)":"[^"@\\]+@${DEMO_DOMAIN.replace('.', String.raw`\.`)}"`,
  'i',
);

/** Whether a message's payload is about somebody of the demonstration. */
export function isAboutDemo(payload: string): boolean {
  return payload.includes(DEMO_DOMAIN) && namesSomebody.test(payload);
}
