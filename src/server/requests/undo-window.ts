import { UNDO_MS } from '../../contract/owner-bookings.ts';

/** An undo that is pressed at the last moment is still on its way. */
export const UNDO_MARGIN_MS = 5000;

/** When the messages about a change that the owner makes now may leave. */
export function untilSent(now: number): number {
  return now + UNDO_MS + UNDO_MARGIN_MS;
}
