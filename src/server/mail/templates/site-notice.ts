import { facts, link, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';

export const siteNotice: Template<MailProps<'site-notice'>> = ({ title, detail, link: way, since, stopPath }) => ({
  subject: title,
  preheader: detail,
  greeting: null,
  blocks: [
    text(`${title}.`),
    text(detail),
    facts(['Since', since]),
    way === null ? link('Open the desk', '/admin') : link(way.label, way.path),
  ],
  signed: false,
  stopPath,
  reason:
    'You get this mail because OWNER_EMAIL is your address. The site writes once about each such thing, and again after a day if it changes.',
});
