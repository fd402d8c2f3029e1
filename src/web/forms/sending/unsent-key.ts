/** The storage key of unsent submissions. It has a file of its own, because every page reads it. */
export const UNSENT_KEY = 'unsent_forms';

/** Part of the stored text if no submission waits. */
export const NOTHING_WAITS = '"waiting":[]';

/** Whether a submission of an earlier page waits to be sent again. */
export function hasUnsent(shared: Pick<Storage, 'getItem'>): boolean {
  const kept = shared.getItem(UNSENT_KEY);
  return kept !== null && !kept.includes(NOTHING_WAITS);
}
