/** A booking's link, as its address holds it. */
export interface BookingLink {
  readonly id: string;
  readonly token: string;
}

/** The booking that an address leads to, `?booking=id.token`; null where it leads to none. */
export function readLink(search: string): BookingLink | null {
  const named = new URLSearchParams(search).get('booking');
  if (named === null) return null;
  const dot = named.indexOf('.');
  return { id: named.slice(0, Math.max(dot, 0)), token: named.slice(dot + 1) };
}
