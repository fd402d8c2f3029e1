/** A mailto link for one address. An address may contain a question mark, which would otherwise begin further recipients. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
