import type { Transaction } from 'kysely';
import type { Database } from '../store/schema/schema.ts';
import { Refusal } from '../requests/refusal.ts';
import { endOtherSessionsOf } from '../store/access/owner-sessions.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  dropSecondStep,
  findBegun,
  findSecondStep,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../store/access/second-steps.ts';
import { judgeTry, type Misjudged, type TryDeps } from './judge-try.ts';
import { addressOf, bareCode, newRecoveryCodes, newSecret, recoveryHashOf, stepOf } from './second-step-codes.ts';
import type { BudgetUse } from './sign-in-budgets.ts';

type Tx = Transaction<Database>;

/** A set-up that is not confirmed by then begins anew. */
export const SET_UP_MS = 60 * 60 * 1000;

const isOn = new Refusal({
  kind: 'conflict',
  title: 'There is a second step already',
  detail: 'Your second step is on. Turn it off first, to set it up with another app.',
});

const isOff = new Refusal({
  kind: 'conflict',
  title: 'There is no second step',
  detail: 'Your second step is off. Please load the page again.',
});

const notBegun = new Refusal({
  kind: 'conflict',
  title: 'Nothing is being set up',
  detail: 'This set-up is over. Please begin again.',
});

/** Who does it, in which session, and which wrong tries it counts with. */
export interface Holder {
  readonly memberId: string | null;
  readonly sessionHash: string;
  readonly uses: readonly BudgetUse[];
}

/** How a code was right. */
export type TakenBy = 'app' | 'recovery';

/**
 * Uses up a code, of the app or a recovery code; null where it is wrong, or was used. Of many at once that give the same code, in whichever process, one
 * has it.
 */
export async function takeCode(
  tx: Tx,
  memberId: string | null,
  { given, now }: { given: string; now: number },
): Promise<TakenBy | null> {
  const found = await findSecondStep(tx, memberId);
  if (found === null) return null;
  const { secret } = found;
  const step = stepOf(secret, bareCode(given), now);
  if (step !== null) return (await takeStep(tx, memberId, { secret, step })) ? 'app' : null;
  return (await takeRecoveryCode(tx, memberId, recoveryHashOf(given))) ? 'recovery' : null;
}

async function issueCodes(tx: Tx, memberId: string | null, at: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, memberId, { hashes: codes.map(recoveryHashOf), at });
  return codes;
}

/** What an app is given, once the password has shown who asks: the secret in base32, and the address that the QR code holds. */
export async function beginSetUp(
  deps: TryDeps,
  { memberId, uses, label, isRight }: Omit<Holder, 'sessionHash'> & { label: string; isRight: () => Promise<boolean> },
): Promise<{ readonly kind: 'begun'; readonly secret: string; readonly address: string } | Misjudged> {
  return judgeTry(deps, {
    uses,
    isRight,
    async take(tx) {
      const secret = newSecret();
      if (!(await beginSecondStep(tx, memberId, { secret, at: deps.clock.now() }))) throw isOn;
      return { kind: 'begun', secret, address: addressOf(secret, label) } as const;
    },
  });
}

/** Turns it on by a first code; ends every other session of theirs, none of which was begun with a code. Gives the recovery codes. */
export async function confirmSetUp(
  deps: TryDeps,
  { memberId, sessionHash, uses }: Holder,
  code: string,
): Promise<{ readonly kind: 'on'; readonly codes: readonly string[] } | Misjudged> {
  const { store, clock } = deps;
  const begun = await findBegun(store.db, memberId);
  if (begun === null || begun.madeAt <= clock.now() - SET_UP_MS) throw notBegun;
  const { secret } = begun;
  return judgeTry(deps, {
    uses,
    async take(tx) {
      const at = clock.now();
      const step = stepOf(secret, bareCode(code), at);
      if (step === null) return null;
      if (!(await confirmSecondStep(tx, memberId, { secret, step, at }))) throw notBegun;
      await endOtherSessionsOf(tx, memberId, sessionHash);
      return { kind: 'on', codes: await issueCodes(tx, memberId, at) } as const;
    },
  });
}

async function withCode<Result>(
  deps: TryDeps,
  { memberId, uses }: Omit<Holder, 'sessionHash'>,
  { code, work }: { code: string; work: (tx: Tx, at: number) => Promise<Result> },
): Promise<Result | Misjudged> {
  const { store, clock } = deps;
  if ((await findSecondStep(store.db, memberId)) === null) throw isOff;
  return judgeTry(deps, {
    uses,
    async take(tx) {
      const at = clock.now();
      return (await takeCode(tx, memberId, { given: code, now: at })) === null ? null : work(tx, at);
    },
  });
}

/** New recovery codes in place of all earlier ones. */
export const renewCodes = async (deps: TryDeps, holder: Omit<Holder, 'sessionHash'>, code: string) =>
  withCode(deps, holder, {
    code,
    work: async (tx, at) => ({ kind: 'renewed', codes: await issueCodes(tx, holder.memberId, at) }) as const,
  });

export const turnOff = async (deps: TryDeps, holder: Omit<Holder, 'sessionHash'>, code: string) =>
  withCode(deps, holder, {
    code,
    async work(tx) {
      await dropSecondStep(tx, holder.memberId);
      return { kind: 'off' } as const;
    },
  });
