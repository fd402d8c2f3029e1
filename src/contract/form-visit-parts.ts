/** How many messages one report names; a form has no more fields than that. */
export const MESSAGES_MAX = 40;
/** A longer stay in one form is told as this: the page was left open. */
export const SECONDS_MAX = 3600;

/**
 * A short name of a message that a form showed: by it the server finds the message among those it knows, and learns nothing where it knows none such
 * (32-bit FNV-1a, in base 36).
 */
export function messageKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash ^= unit.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
