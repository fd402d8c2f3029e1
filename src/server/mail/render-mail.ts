import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { Letter } from './templates/letter.ts';
import { createLinks } from './links.ts';
import { storedMailSchema } from '../outbox/mail-schemas.ts';
import { writeLetter } from './templates/write-letter.ts';
import { oneLine } from './templates/typed-words.ts';

const SUBJECT_MAX_LENGTH = 150;

export interface RenderedMail extends Pick<Letter, 'replyTo' | 'calendar' | 'until'> {
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What its HTML shows as a picture, as SVG. */
  readonly pictureSvg?: string;
  /** The whole address at which the reader stops mails of this kind. */
  readonly stopUrl?: string;
}

function asSubject(words: string): string {
  const line = oneLine(words);
  return line.length <= SUBJECT_MAX_LENGTH ? line : `${line.slice(0, SUBJECT_MAX_LENGTH - 1).toWellFormed()}…`;
}

/**
 * A mail of the outbox as it is sent and as the owner reads it. Loads React, so import it where a mail is rendered and not before.
 * @throws where the payload is no mail that this version knows
 */
export async function renderMail(payload: string, publicUrl: string): Promise<RenderedMail> {
  const mail = storedMailSchema.parse(JSON.parse(payload));
  const links = createLinks(publicUrl);
  const { consentPath, language = 'en' } = mail;
  const letter: Letter = { ...writeLetter(mail, language), ...(consentPath !== undefined && { consentPath }) };
  const { replyTo, calendar, until, stopPath } = letter;
  const drawn = letter.blocks.find((block) => block.kind === 'picture');
  return {
    to: mail.to,
    subject: asSubject(letter.subject),
    text: asText(letter, links, language),
    html: asHtml(letter, links, language),
    ...(drawn !== undefined && { pictureSvg: drawn.svg }),
    ...(replyTo && { replyTo }),
    ...(stopPath !== undefined && { stopUrl: links.to(stopPath) }),
    ...(calendar !== undefined && { calendar }),
    ...(until !== undefined && { until }),
  };
}
