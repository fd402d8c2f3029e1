import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/loopback.ts';
import { findMisspeltSettings } from '../config/misspelt-settings.ts';
import { isCommonPassword } from '../owner/common-passwords.ts';
import { look, ok, type Finding } from './finding.ts';

/** What the settings leave out that a site which others visit needs. */
export function checkSettings(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const slips = findMisspeltSettings(env).map(({ name, meant }) =>
    look('settings', `${name} is not a setting; is ${meant} meant?`),
  );
  if (isLoopback(config.publicUrl))
    return [
      ...slips,
      look('settings', 'PUBLIC_URL is not set: the site is this machine’s own. Set it before visitors come'),
    ];
  const missing = [
    config.ownerPassword === null && 'OWNER_PASSWORD is not set: the desk is closed, and everybody sees the dashboards',
    config.ownerPassword !== null &&
      isCommonPassword(config.ownerPassword) &&
      'OWNER_PASSWORD is on the list of passwords that got out: take several words that have nothing to do with each other',
    config.ownerEmail === null && 'OWNER_EMAIL is not set: nobody is told of leads, bookings and orders',
    config.publicUrl.startsWith('https:') &&
      config.trustProxy === false &&
      'PUBLIC_URL is https and TRUST_PROXY is not set: behind your proxy all visitors share one limit. Set it to where the proxy runs',
    !config.publicUrl.startsWith('https:') && 'PUBLIC_URL is not https: what visitors type can be read on its way',
    config.payments === 'test' && 'Payments run in test mode: nobody pays, and every sale is marked as a test',
    config.payments === 'off' &&
      'Payments are off: the checkout says how to reach you. Set the three STRIPE_ keys to sell',
  ].filter((says) => typeof says === 'string');
  const findings = [...slips, ...missing.map((says) => look('settings', says))];
  return findings.length > 0 ? findings : [ok('settings', 'everything a public site needs is set')];
}
