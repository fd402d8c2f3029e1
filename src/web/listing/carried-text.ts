import { CARRIED_KEY } from './carried-key.ts';

/** Longer texts are cut: room for any listing page, and for every browser's storage. */
export const MAX_CARRIED = 10_000;

/** Where the browser forbids storage, it is carried as long as no document is loaded. */
let carried: string | null = null;

/** Leaves a text for the deal form, which the visitor goes on to. It stays in this tab and is sent nowhere. */
export function carryText(text: string): void {
  carried = text.slice(0, MAX_CARRIED);
  try {
    sessionStorage.setItem(CARRIED_KEY, carried);
  } catch {
    // It is kept in `carried`.
  }
}

/** Whether a text was left. */
export function hasCarriedText(): boolean {
  try {
    return carried !== null || sessionStorage.getItem(CARRIED_KEY) !== null;
  } catch {
    return false;
  }
}

/** The text that was left, once; null if there is none. */
export function takeCarriedText(): string | null {
  let text = carried;
  carried = null;
  try {
    text ??= sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
  } catch {
    // There is none beside `carried`.
  }
  return text === null ? null : text.slice(0, MAX_CARRIED);
}
