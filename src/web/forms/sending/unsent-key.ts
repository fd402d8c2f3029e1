/** Where a browser keeps what was not sent yet. Every page looks whether there is something, so this stands alone. */
export const UNSENT_KEY = 'unsent_forms';

/** What stands there where only the keys of what has arrived are kept. */
export const NOTHING_WAITS = '"waiting":[]';
