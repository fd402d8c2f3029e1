/** The storage key of unsent submissions. It has a file of its own, because every page reads it. */
export const UNSENT_KEY = 'unsent_forms';

/** Part of the stored text if no submission waits. */
export const NOTHING_WAITS = '"waiting":[]';
