import { codeOf } from './unavailable.ts';

/**
 * PostgreSQL's codes for a transaction that another one stood in the way of (not serialisable, a deadlock), and for what a constraint refused because another
 * has stored it meanwhile: run again, it is found there.
 */
const LOST = /^(40001|40P01|23505|23P01)$/;

/** Whether this was refused for what another process wrote at the same time, so that the same unit may pass when it is run again. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && (LOST.test(codeOf(error) ?? '') || isLostRace(error.cause));
}
