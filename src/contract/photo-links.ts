/** The links in a field of photo links, split at white space and commas; null where one of them is no web address. */
export function readPhotoLinks(text: string): string[] | null {
  const links = text.split(/[\s,]+/).filter((part) => part !== '');
  return links.every(isWebAddress) ? links : null;
}

function isWebAddress(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const { hostname, protocol } = new URL(address);
    return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname);
  } catch {
    return false;
  }
}
