/** A piece of a text; `href` where it is a web address. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** A web address as people write it: whole, or without its beginning where `www.` or a known ending and a path show what it is. */
const LINK =
  /https?:\/\/[^\s<>"']{1,2000}|(?<![@\w.:/-])(?:www\.[a-z0-9.-]{1,250}|(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|io|ly|gl|be|me|co|us|to|app|gle|example)(?=\/))(?:\/[^\s<>"']{0,2000})?/gi;
const SENTENCE_END = /[).,;:!?\]}]+$/;

function hrefOf(link: string): string | null {
  const whole = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(whole)) return null;
  const { href, protocol, username } = new URL(whole);
  // What stands before an @ would hide where the link leads.
  return /^https?:$/.test(protocol) && username === '' ? href : null;
}

/** The text in pieces, in its order and with nothing lost. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(LINK)) {
    const link = match.replace(SENTENCE_END, '');
    const href = hrefOf(link);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: link, href });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
