import type { Language } from '../../../contract/languages.ts';
import type { Say } from '../../words/say-in.ts';
/** One part of a letter. Values come as they were typed; how they are escaped is the format's business. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Labels and their values, like the dimension lines of a plan. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** What the reader is meant to do next; at most one in a letter. */
  | { readonly kind: 'action'; readonly label: string; readonly path: string }
  | { readonly kind: 'link'; readonly label: string; readonly path: string }
  /** A drawing, which comes with the mail as a picture; at most one in a letter. `words` say what is on it, and stand in the text of the mail. */
  | { readonly kind: 'picture'; readonly svg: string; readonly widthPixels: number; readonly words: readonly string[] };

/** In which language a letter is written. */
export interface Reader {
  readonly language: Language;
  readonly say: Say;
}

/** What a mail says, before it is made into HTML and plain text. Paths are the site's, or whole addresses. */
export interface Letter {
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preheader: string;
  readonly greeting: string | null;
  readonly blocks: readonly Block[];
  /** Whether the owner signs it. */
  readonly signed: boolean;
  /** Why the reader gets it, below everything else. */
  readonly reason: string;
  /** Where an answer goes, where that is not the site's own address. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Where the reader stops mails of this kind; for every mail that answers nothing they did. */
  readonly stopPath?: string;
  /** Where the reader ends what they agreed to, text messages among it. */
  readonly consentPath?: string;
  /** A calendar file. */
  readonly calendar?: string;
  /** Epoch milliseconds after which it would tell of what is over, however long it had to wait for a mail server. */
  readonly until?: number;
}

/** Makes a letter of one template's props. */
export type Template<Props> = (props: Props) => Letter;
/** One that is written in its reader's language. */
export type SpokenTemplate<Props> = (props: Props, to: Reader) => Letter;

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const picture = (svg: string, widthPixels: number, ...words: readonly string[]): Block => ({
  kind: 'picture',
  svg,
  widthPixels,
  words,
});
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const facts = (...rows: readonly (readonly [label: string, value: string])[]): Block => ({
  kind: 'facts',
  rows,
});
export const action = (label: string, path: string): Block => ({ kind: 'action', label, path });
export const link = (label: string, path: string): Block => ({ kind: 'link', label, path });
