import { createHash } from 'node:crypto';
import { findSigns, type JudgedCounts } from '../../domain/spam/find-signs.ts';
import { judge, type Judgement } from '../../domain/spam/signs.ts';
import type { Limit, SharedCounts } from '../limits/shared-counts.ts';
import { MAILED_PER_NETWORK_A_DAY, networkHold, type Hold } from '../outbox/mail-caps.ts';
import { mailboxOf } from '../outbox/mailbox.ts';
import type { FormArrival } from '../requests/form-arrival.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Shorter texts are the same by chance. */
const TEXT_WORTH_COUNTING = 30;
const KEY_LENGTH = 22;

const limit = (name: string, max: number): Limit => ({ name: `spam ${name}`, max, windowMs: HOUR_MS });
/** Remembers what was seen before, in this process; of what is beyond a limit nothing is shared. */
const seen = (name: string): Limit => limit(name, 0);
const limits = {
  sameForm: limit('same form', 5),
  text: limit('text', 21),
  textAddress: seen('text of address'),
  network: limit('network', 30),
  networkAddress: seen('network of address'),
  mailed: { ...limit('mailed', MAILED_PER_NETWORK_A_DAY + 1), windowMs: DAY_MS },
  mailedAddress: { ...seen('mailed address'), windowMs: DAY_MS },
} as const;

/** A form as far as it is judged; `fields` as its lead stores them. */
interface Judged {
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Who sent something, as far as it is judged. */
export type Arrived = Pick<FormArrival, 'filtered' | 'signals'>;

/** Judges in memory, without waiting. */
export interface FormJudge {
  /** Null where the form is accepted like any other. */
  judge(form: Judged, arrival: Arrived): Judgement | null;
  /** Why a mail that a visitor asked for waits; `whom` is its address, or anything that stands for it. */
  holdMail(arrival: Arrived, whom: string): Hold | null;
}

/** The fields in which somebody writes freely. */
const freeTexts: ReadonlySet<string> = new Set(
  (
    'challenges goals company additionalDetails roofAge hvacAge foundationCondition propertyAccess notes ' +
    'businessName clientTypes businessHours otherText additionalNotes'
  ).split(' '),
);

function textsIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return freeTexts.has(name) && value !== '' ? [value] : [];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}

const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, KEY_LENGTH);

const plainly = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Counts addresses: one that was seen before within the hour adds nothing. */
function countAddress(counts: SharedCounts, [limitOf, limitOfPair]: [Limit, Limit], key: string, address: string) {
  const isNew = counts.hit(limitOfPair, keyOf(key, address)).hits === 1;
  return isNew ? counts.hit(limitOf, key).hits : counts.peek(limitOf, key);
}

function count(counts: SharedCounts, form: Judged, texts: readonly string[], network: string): JudgedCounts {
  const mailbox = mailboxOf(form.email);
  const text = plainly(texts.join(' '));
  const told = text.length >= TEXT_WORTH_COUNTING ? text : plainly(form.name);
  const addressesOfText =
    told.length >= TEXT_WORTH_COUNTING
      ? countAddress(counts, [limits.text, limits.textAddress], keyOf(told), mailbox)
      : 0;
  return {
    addressesOfText,
    addressesOfNetwork: countAddress(counts, [limits.network, limits.networkAddress], network, mailbox),
    sameForms: counts.hit(limits.sameForm, keyOf(form.kind, mailbox, plainly(form.name), text)).hits,
  };
}

const nothingCounted: JudgedCounts = { addressesOfText: 0, addressesOfNetwork: 0, sameForms: 0 };

/**
 * A judge that counts with `counts`; without them, where the settings lift all limits, it counts nothing. The signed-in owner is never suspected.
 */
export function createFormJudge(counts: SharedCounts | null): FormJudge {
  return {
    judge(form, { filtered, signals }) {
      if (filtered) return null;
      const texts = textsIn(form.fields);
      const counted = counts === null ? nothingCounted : count(counts, form, texts, signals.network);
      const signs = findSigns({ name: form.name, email: form.email, texts }, signals, counted);
      if (signs.length === 0) return null;
      const judgement = judge(signs);
      return judgement.isSuspect ? judgement : null;
    },
    holdMail({ filtered, signals: { network } }, whom) {
      if (filtered || counts === null) return null;
      const mailed = countAddress(counts, [limits.mailed, limits.mailedAddress], network, mailboxOf(whom));
      return mailed > MAILED_PER_NETWORK_A_DAY ? networkHold : null;
    },
  };
}
