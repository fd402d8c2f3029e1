import { Fragment } from 'react';
import { parseUrl } from '../../domain/parse-url.ts';

/** A part of a text; `href` is set if it is a web address. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** A web address: complete, or without its scheme if `www.`, or a known ending with a path, identifies it. */
const LINK =
  /https?:\/\/[^\s<>"']{1,2000}|(?<![@\w.:/-])(?:www\.[a-z0-9.-]{1,250}|(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|io|ly|gl|be|me|co|us|to|app|gle|example)(?=\/))(?:\/[^\s<>"']{0,2000})?/gi;
const SENTENCE_END = /[).,;:!?\]}]+$/;

function hrefOf(link: string): string | null {
  const url = parseUrl(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  if (url === null) return null;
  const { href, protocol, username } = url;
  // A user name before an @ could hide where the link leads.
  return /^https?:$/.test(protocol) && username === '' ? href : null;
}

/** Splits a text into its parts, links and others; no character is lost. */
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

/** A stranger's text, with its web addresses as links that send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return findLinks(text).map((part, index) =>
    part.href === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  );
}
