import { facts, link, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';

/** The desk shows what stands between backticks as a command or a file. */
const withoutMarks = (detail: string) => detail.replaceAll('`', '');

export const siteNotice: Template<MailProps<'site-notice'>> = ({ title, detail, link: way, since, stopPath }) => ({
  subject: title,
  preheader: withoutMarks(detail),
  greeting: null,
  blocks: [
    text(`${title}.`),
    text(withoutMarks(detail)),
    facts(['Since', since]),
    way === null ? link('Open the desk', '/admin') : link(way.label, way.path),
  ],
  signed: false,
  stopPath,
  reason:
    'You get this mail because OWNER_EMAIL is your address. The site writes once about each such thing, and again after a day if it changes.',
});
