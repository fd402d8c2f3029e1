const TLDS = new Set('com net org io ly gl be me co us to app gle example page site biz link info tv'.split(' '));

export const isDigit = (code: number) => code >= 48 && code <= 57;
export const isUpper = (code: number) => code >= 65 && code <= 90;
export const isAsciiLetter = (code: number) => (code >= 97 && code <= 122) || isUpper(code);
export const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || isUpper(code) || (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);

/** Whether a web or mail address may begin with the word that ends here. */
export function mayLink(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  const next = text.charCodeAt(end + 1);
  if (code === 58) return next === 47;
  // A dot or a dash with a blank behind it is a sentence's.
  if (code === 46 || code === 45 || code === 95) return next > 32;
  return code === 64 || isDigit(code) || isAsciiLetter(code);
}

/** A word in small letters, its accents folded. */
export function plainWord(text: string, isAscii: boolean): string {
  const low = text.toLowerCase();
  return isAscii
    ? low
    : low
        .normalize('NFKD')
        .replaceAll('\u2019', "'")
        .replace(/[\u0300-\u036f]/g, '');
}

/** Where a web or mail address that begins here ends, or 0. */
export function webAddressEnd(text: string, at: number): number {
  const limit = Math.min(text.length, at + 40);
  let dot = 0;
  for (let end = at; end < limit; end += 1) {
    const code = text.charCodeAt(end);
    if (code === 58) return dot === 0 && text.startsWith('://', end) && end - at <= 5 ? linkEnd(text, end + 3) : 0;
    if (code === 64) return linkEnd(text, end);
    if (code === 46) dot = end;
    else if (code === 47) return dot > 0 && TLDS.has(text.slice(dot + 1, end).toLowerCase()) ? linkEnd(text, end) : 0;
    else if (!isAsciiLetter(code) && !isDigit(code) && code !== 45 && code !== 95) {
      return dot > 0 && dot < end - 1 && TLDS.has(text.slice(dot + 1, end)) && code !== 40 ? end : 0;
    }
  }
  return 0;
}

/** Where the rest of an address ends: before blanks, quotes and the signs of its sentence. */
export function linkEnd(text: string, from: number): number {
  let end = from;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code <= 32 || code === 34 || code === 60 || code === 62 || code === 0xa0 || code === 124) break;
  }
  while (end > from && ".,;:!?)]'*".includes(text.charAt(end - 1))) end -= 1;
  return end;
}

const FULL_WIDTH_GAP = 0xfee0;

/** Full-width letters, figures and signs as plain ones; every character keeps its place. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_GAP));
}

/** Whether a run of capitals ends before this one, which begins the next word (`MLSNumber`). */
export function endsCapitals(text: string, at: number, end: number): boolean {
  const [next, after] = [text.charCodeAt(end + 1), text.charCodeAt(end + 2)];
  return next >= 97 && next <= 122 && after >= 97 && after <= 122 && end - at >= 2;
}
