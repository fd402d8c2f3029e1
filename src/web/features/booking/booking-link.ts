/** A booking's link, read from the address. */
export interface BookingLink {
  readonly id: string;
  readonly token: string;
}

/** The booking in the address, `?booking=id.token` (`?manage=` in mails of 0.2.0); null if there is none. */
export function readLink(search: string): BookingLink | null {
  const query = new URLSearchParams(search);
  const named = query.get('booking') ?? query.get('manage');
  if (named === null) return null;
  const dot = named.indexOf('.');
  return { id: named.slice(0, Math.max(dot, 0)), token: named.slice(dot + 1) };
}
