import type { Config } from '../config/config.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';
import { checkAddress, type AskAddress } from './check-address.ts';
import { checkCalendar } from './check-calendar.ts';
import { checkCrm, type MayPing } from './check-crm.ts';
import { checkData } from './check-data.ts';
import { checkMail, type ReadTexts } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import { checkStripe } from './check-stripe.ts';
import type { Finding } from './finding.ts';

/** What the doctor reaches outside the installation. */
export interface Outside {
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => number;
  readonly readTexts: ReadTexts;
  readonly mayPing: MayPing;
  readonly askAddress: AskAddress;
  /** Null where payments do not go through Stripe. */
  readonly stripe: StripeAccess | null;
}

/** Looks at every part of an installation, one after the other; changes nothing. */
export async function examine(
  config: Config,
  { env, now, readTexts, mayPing, askAddress, stripe }: Outside,
): Promise<Finding[]> {
  return [
    ...checkSettings(config, env),
    ...(await checkData(config, now)),
    ...(await checkAddress(config, askAddress)),
    ...(await checkMail(config, readTexts)),
    ...(await checkCrm(config, mayPing)),
    ...(await checkStripe(stripe, config.publicUrl)),
    ...(await checkCalendar(config, now)),
  ];
}

const marks: Readonly<Record<Finding['state'], string>> = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

/** One line for each, as an operator reads it. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings.map(({ about, state, says }) => `${marks[state]}  ${about.padEnd(12)}${says}\n`).join('');
}
