import { Fragment } from 'react';
import { findLinks } from './find-links.ts';

/** What a stranger typed, its web addresses as links that carry nothing of this site with them. */
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
