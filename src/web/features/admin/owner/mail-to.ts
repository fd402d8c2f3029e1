/** A link that writes to this address and to nobody else: an address may hold a question mark and what would read as further receivers. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
