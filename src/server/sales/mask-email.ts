/** An address of which only the first letter and the country or kind of its domain can be read: `dana@example.com` as `d***@***.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${name.slice(0, 1)}***@***${ending}`;
}
