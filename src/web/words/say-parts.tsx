import { Fragment, type ReactNode } from 'react';
import { cutAtPlaces } from '../../domain/words/fill.ts';
import type { Text } from '../../domain/words/texts.ts';
import { say } from './say.ts';

/** A text of the site in the page's language with elements at its places: `A mail to {email} confirms it`. */
export function Said({ text, ...values }: { text: Text } & Readonly<Record<string, ReactNode>>) {
  return cutAtPlaces(say(text)).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
    <Fragment key={at}>{at % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
