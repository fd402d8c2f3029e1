const MINUTE_MS = 60_000;

/** So many wrong passwords within a window of time. */
interface Budget {
  readonly max: number;
  readonly windowMs: number;
}

/** For a device on which the owner has signed in before. */
export const DEVICE_BUDGET: Budget = { max: 10, windowMs: 15 * MINUTE_MS };
/** For all other devices of one network. */
export const NETWORK_BUDGET: Budget = { max: 10, windowMs: 15 * MINUTE_MS };
/** For all other devices of all networks together. Beyond it each network is still judged once in its window. */
export const ALL_BUDGET: Budget = { max: 100, windowMs: 60 * MINUTE_MS };

/** For wrong codes after one person's right password, from all other devices of all networks together. */
export const CODE_BUDGET: Budget = { max: 20, windowMs: 24 * 60 * MINUTE_MS };

/** Which wrong passwords a sign-in counts with. */
export interface BudgetUse extends Budget {
  readonly name: 'device' | 'network' | 'all' | 'codes';
  readonly subject: string;
}

/** Who asks, as the budgets tell them apart. */
export interface SignInPlace {
  /** Of a device that is known to be the owner's; null for every other. */
  readonly deviceId: string | null;
  readonly network: string;
}

export function budgetsOf({ deviceId, network }: SignInPlace): readonly BudgetUse[] {
  if (deviceId !== null) return [{ ...DEVICE_BUDGET, name: 'device', subject: deviceId }];
  return [
    { ...NETWORK_BUDGET, name: 'network', subject: network },
    { ...ALL_BUDGET, name: 'all', subject: '' },
  ];
}

/**
 * The same for a code. Six digits are soon guessed from many networks at once, so the codes of one person and password, which `subject` names, have a budget
 * of their own. Only whoever knows the password can use it up, and another password has another.
 */
export function codeBudgetsOf(place: SignInPlace, subject: string): readonly BudgetUse[] {
  const uses = budgetsOf(place);
  return place.deviceId === null ? [...uses, { ...CODE_BUDGET, name: 'codes', subject }] : uses;
}

/** What is counted of one budget; `hits` includes the try that is being judged. */
export interface BudgetCount {
  readonly use: BudgetUse;
  readonly hits: number;
  readonly endsAt: number;
}

/**
 * Until when a try is refused without being judged; null where it is judged. A budget for all is no reason to keep out a network from which nothing
 * wrong has come: the owner, who knows the password, gets in from there at the first try whatever others do.
 */
export function refusedUntil(counts: readonly BudgetCount[]): number | null {
  const count = (name: BudgetUse['name']) => counts.find(({ use }) => use.name === name);
  const [device, network, all, codes] = [count('device'), count('network'), count('all'), count('codes')];
  for (const own of [device, network, codes]) if (own && own.hits > own.use.max) return own.endsAt;
  if (all && network && all.hits > all.use.max && network.hits > 1) return Math.min(all.endsAt, network.endsAt);
  return null;
}
