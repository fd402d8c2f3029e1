import { resolveTxt } from 'node:dns/promises';
import { createInterface } from 'node:readline/promises';
import { describeFindings, examine } from '../doctor/examine.ts';
import { askAddress } from '../doctor/check-address.ts';
import { runCommand } from '../process/command-line.ts';

/** Asks on a terminal; without one nothing is sent, unless `--ping` says so. */
async function mayPing(url: string): Promise<boolean> {
  if (process.argv.includes('--ping')) return true;
  if (!process.stdin.isTTY) return false;
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await line.question(`Send a test message to ${new URL(url).origin}? [y/N] `);
  line.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** `npm run doctor`: looks at every part of the installation, and says what is wrong and what to do; ends with code 1 where something is wrong. */
await runCommand(async (config) => {
  const stripe =
    config.stripe === null
      ? null
      : (await import('../payments/stripe/stripe-access.ts')).openStripeAccess(config.stripe);
  const outside = { env: process.env, now: Date.now, readTexts: resolveTxt, mayPing, askAddress, stripe };
  const findings = await examine(config, outside);
  process.stdout.write(describeFindings(findings));
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
});
