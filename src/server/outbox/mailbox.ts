/** An address as its provider tells mailboxes apart: what stands behind a plus sign, and dots at Gmail, lead to the same one. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
