import { codeOf } from './unavailable.ts';

/** PostgreSQL's codes for a transaction that another one stood in the way of: not serialisable, a deadlock. */
const IN_THE_WAY = /^(40001|40P01)$/;
/** A constraint refused what another transaction has stored meanwhile; run again, it is found there. */
const TAKEN = /^(23505|23P01)$/;

function holds(codes: RegExp, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.test(codeOf(error) ?? '') || holds(codes, error.cause);
}

/** Whether a transaction stood in the way of another, so that the same statements may pass when they are run again. */
export const isInTheWay = (error: unknown): boolean => holds(IN_THE_WAY, error);

/** Whether what was written was refused for what another process wrote at the same time. */
export const isLostRace = (error: unknown): boolean => isInTheWay(error) || holds(TAKEN, error);
