import { quoteAnswer } from '../delivery/quote-answer.ts';
import type { SendResult } from '../delivery/send.ts';
import type { Answer } from '../delivery/webhook-result.ts';

/** HighLevel did not do what it was asked. */
export class HighLevelRefusal extends Error {
  override readonly name = 'HighLevelRefusal';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`HighLevel answered ${answer.status}`);
    this.answer = answer;
  }

  /** What it said, as the parsed JSON of its answer. */
  get said(): unknown {
    return readJson(this.answer.text);
  }
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A token that is not valid and one that lacks a scope are both a 401; the words tell them apart. */
const SCOPE = /scope/i;
const NOT_FOUND = /not found|no longer exists|does ?n[o’']?t exist|deleted|invalid id/i;
const SLOT_TAKEN = /slot .*no longer available/i;
const DUPLICATE_CONTACT = /duplicated contacts/i;
/** The burst limit is counted over so long. */
const INTERVAL_SECONDS = 10;

/** What HighLevel may name, as its owner calls it; the first that its words hold is told. */
const fieldNames: readonly (readonly [RegExp, string])[] = [
  [/custom ?field/i, 'custom fields'],
  [/e-?mail/i, 'e-mail'],
  [/phone/i, 'phone'],
  [/stage/i, 'pipeline stage'],
  [/pipeline/i, 'pipeline'],
  [/calendar/i, 'calendar'],
  [/assigned|team member/i, 'team member of the calendar'],
  [/slot|start ?time|end ?time/i, 'time of the appointment'],
  [/location/i, 'location'],
  [/monetary/i, 'value'],
  [/first ?name|last ?name|\bname\b/i, 'name'],
  [/opportunity/i, 'opportunity'],
  [/contact/i, 'contact'],
];

/** Whether what was asked for is not there any more. */
export function isMissing({ answer }: HighLevelRefusal): boolean {
  return answer.status === 404 || ([400, 422].includes(answer.status) && NOT_FOUND.test(answer.text));
}

/** Whether it is a contact that is not there any more. */
export const isMissingContact = (refusal: HighLevelRefusal) =>
  isMissing(refusal) && /contact/i.test(refusal.answer.text);
export const isSlotTaken = ({ answer }: HighLevelRefusal) => SLOT_TAKEN.test(answer.text);
export const isDuplicateContact = ({ answer }: HighLevelRefusal) => DUPLICATE_CONTACT.test(answer.text);

function waitAfter({ headers }: Answer): string {
  const interval = Number(headers['x-ratelimit-interval-milliseconds']) / 1000;
  return headers['retry-after'] ?? String(Number.isFinite(interval) ? Math.ceil(interval) : INTERVAL_SECONDS);
}

/** What a refusal is about, in our own words: a sentence without its stop. */
export function describeRefusal({ status, text }: Answer): string {
  if (status === 401)
    return SCOPE.test(text)
      ? 'The token lacks a scope: tick it in HighLevel, under Private Integrations'
      : 'HighLevel does not know this token: make a new one';
  if (status === 403) return 'The token does not reach this location: make one inside it, or correct the location id';
  if (status === 429) return 'HighLevel asks to wait: too many requests';
  if (status >= 500) return `HighLevel answered ${status}`;
  const [, field = null] = fieldNames.find(([words]) => words.test(text)) ?? [];
  return field === null ? `HighLevel refused this (${status})` : `HighLevel refused the ${field} (${status})`;
}

/** The result of an attempt that HighLevel refused. */
export function resultOfRefusal({ answer }: HighLevelRefusal): SendResult {
  const { status, headers, text } = answer;
  const refused = { status, error: describeRefusal(answer), answer: quoteAnswer(text) };
  if (status === 401 || status === 403) return { ...refused, retryAfter: null, concerns: 'denied' };
  if (status === 429) return { ...refused, retryAfter: waitAfter(answer), concerns: 'destination' };
  if (status < 400 || status >= 500 || status === 408)
    return { ...refused, retryAfter: headers['retry-after'] ?? null, concerns: 'destination' };
  return { ...refused, retryAfter: null, concerns: 'delivery', isFinal: true };
}
