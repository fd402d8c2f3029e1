import type { ReadCheck } from './form-check.ts';
import { allSigns, type Sign } from './signs.ts';
import { throwawayMail } from './throwaway-mail.ts';

/** A form as far as it is judged. */
export interface JudgedForm {
  readonly name: string;
  readonly email: string;
  /** What was written freely. Fields that ask for links are not among it. */
  readonly texts: readonly string[];
}

/** How the form came in. */
export interface JudgedArrival {
  /** Null where no script said anything about it. */
  readonly check: ReadCheck | null;
  /** The hidden field came as a field of the form, as only a machine sends it. */
  readonly isTrapSent: boolean;
}

/** What was counted within the hour, this form included; zero where nothing is counted. */
export interface JudgedCounts {
  /** Addresses under which this text came. */
  readonly addressesOfText: number;
  /** Addresses that came from this network. */
  readonly addressesOfNetwork: number;
  /** Forms like this one from this address. */
  readonly sameForms: number;
}

const TOO_FAST_MS = 1000;
const MANY_LINKS = 5;
const TEXT_TO_MANY = 6;
const TEXT_TO_VERY_MANY = 21;
const BUSY_NETWORK = 30;
const REPEATED = 5;

/** An address of the web as it is written, with or without its beginning: `https://a.example`, `www.a.example`. */
const LINK = /https?:\/\/\S|\bwww\.[a-z\d-]+\.[a-z]/gi;
/** A link to another site as HTML or a forum's code has it. */
const LINK_CODE = /<a\s[^>]{0,200}href\s*=\s*["']?https?:|\[(?:url|link)=["']?https?:/i;

const linksIn = (text: string) => text.match(LINK)?.length ?? 0;

/** Whether an address is of a service whose mailboxes anybody reads and nobody keeps, or of a part of such a service. */
export function isThrowaway(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_label, at) => throwawayMail.has(labels.slice(at).join('.')));
}

/** Every sign that a form gives. What is missing is none: a form without a check is judged by what it says. */
export function findSigns(form: JudgedForm, arrival: JudgedArrival, counts: JudgedCounts): Sign[] {
  const { check, isTrapSent } = arrival;
  const linksInName = linksIn(form.name);
  const linksInTexts = form.texts.reduce((sum, text) => sum + linksIn(text), 0);
  const rules: Readonly<Record<Sign, boolean>> = {
    'hidden-field': isTrapSent || check?.isTrapFilled === true,
    'wrong-proof': check?.isProven === false,
    'link-code': [form.name, ...form.texts].some((text) => LINK_CODE.test(text)),
    'too-fast': check !== null && check.filledMs !== null && check.filledMs < TOO_FAST_MS,
    'link-in-name': linksInName > 0,
    'links-in-name': linksInName > 1,
    'many-links': linksInTexts >= MANY_LINKS,
    'text-to-many': counts.addressesOfText >= TEXT_TO_MANY,
    'text-to-very-many': counts.addressesOfText >= TEXT_TO_VERY_MANY,
    'throwaway-mail': isThrowaway(form.email),
    'busy-network': counts.addressesOfNetwork >= BUSY_NETWORK,
    repeated: counts.sameForms >= REPEATED,
  };
  return allSigns.filter((sign) => rules[sign]);
}
