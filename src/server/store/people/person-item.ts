import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PersonKind } from '../../../contract/people.ts';
import { onboardingKinds } from '../schema/lead-kinds.ts';
import type { PersonItemType } from '../schema/people.ts';

/** Something that somebody left, as far as it says who they are and how they are found. */
export interface PersonItem {
  readonly id: string;
  readonly type: PersonItemType;
  readonly kind: PersonKind;
  readonly at: number;
  readonly name: string;
  readonly email: string;
  /** As it was typed; empty where there is none. */
  readonly phone: string;
  readonly sessionId: string | null;
  readonly market: string | null;
  readonly consent: boolean;
  /** What it is found by beside name, e-mail and phone. */
  readonly words: readonly string[];
}

const WORDS_MAX = 1000;

/** An address as a key: the same however its letters are written. */
export function emailKey(email: string): string {
  return `e:${email.trim().toLowerCase()}`;
}

/** A number as a key, with its extension, in the one form of all its spellings; null where it is none. */
export function phoneKey(text: string): string | null {
  if (text === '') return null;
  const phone = parsePhoneNumberFromString(text, 'US');
  if (phone === undefined || !phone.isValid()) return null;
  return `p:${phone.number}${phone.ext === undefined ? '' : `;${phone.ext}`}`;
}

type Fields = Readonly<Record<string, unknown>>;

function innerOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object that was read from JSON has texts for keys
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function propertyOf(deal: Fields): string {
  return ['propertyAddress', 'city', 'state', 'zipCode'].map((name) => textOf(deal, name)).join(' ');
}

const kinds: Readonly<Record<string, PersonKind>> = {
  quiz: 'quiz',
  deal: 'deal',
  reactivation: 'reactivation',
  booking: 'booking',
  lending: 'lending',
  waitlist: 'waitlist',
  checkout_request: 'checkout_request',
};

function kindOf(kind: string): PersonKind {
  if (onboardingKinds.has(kind)) return 'onboarding';
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? 'other';
}

interface Left {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly sessionId: string | null;
  readonly at: number;
}

/** A lead; `fields` as it stores them. */
export function leadItem({ kind, fields, ...left }: Left & { kind: string; fields: Fields }): PersonItem {
  const [deal, answers] = [innerOf(fields, 'deal'), innerOf(fields, 'answers')];
  const market = textOf(deal, 'targetMarket');
  return {
    ...left,
    type: 'lead',
    kind: kindOf(kind),
    phone: textOf(fields, 'phone') || textOf(deal, 'phone') || textOf(answers, 'phone'),
    market: market === '' ? null : market,
    consent: fields['smsConsent'] !== undefined && fields['smsConsent'] !== null,
    words: [propertyOf(deal), textOf(fields, 'company'), textOf(answers, 'businessName'), textOf(fields, 'orderId')],
  };
}

export function nearMissItem({ fields, market, ...left }: Left & { fields: Fields; market: string }): PersonItem {
  const deal = innerOf(fields, 'deal');
  return {
    ...left,
    type: 'near_miss',
    kind: 'near_miss',
    phone: textOf(deal, 'phone'),
    market,
    consent: fields['smsConsent'] !== undefined && fields['smsConsent'] !== null,
    words: [propertyOf(deal)],
  };
}

/** Something about money: a checkout that reached the payment (`order`), or what was paid (`sale`). */
export function moneyItem(left: Left & { type: 'order' | 'sale'; words: readonly string[] }): PersonItem {
  const kind = left.type === 'order' ? 'checkout' : 'order';
  return { ...left, kind, phone: '', market: null, consent: false };
}

/** All that an item is found by, in small letters; a phone number by its digits too. */
export function searchText({ name, email, phone, words }: PersonItem): string {
  const digits = phone.replaceAll(/\D/g, '');
  return [name, email, phone, digits, ...words]
    .filter((word) => word.trim() !== '')
    .join(' ')
    .toLowerCase()
    .slice(0, WORDS_MAX);
}
