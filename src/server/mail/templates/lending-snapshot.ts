import { site } from '../../../../content/site.ts';
import { action, facts, link, list, text, type Template } from '../letter.ts';
import type { MailProps } from '../mail-schemas.ts';
import { greetingTo } from '../typed-words.ts';

export const lendingSnapshot: Template<MailProps<'lending-snapshot'>> = ({ name }) => ({
  subject: 'Your free lending system: what is in it, and how to get it running',
  preheader: 'A website, AI SMS automation and a calendar, set up in your own account.',
  greeting: greetingTo(name),
  blocks: [
    text(
      'Here is the lending system you asked for. It has three parts, and they come as one snapshot that is loaded into your CRM account:',
    ),
    facts(['Website', 'worth $5,000'], ['AI SMS automation', 'worth $3,000'], ['Calendar integration', 'worth $2,000']),
    list(
      'The website explains your loans and asks a borrower what you need to know.',
      'The automation answers a new borrower by text, asks what is missing and follows up.',
      'The calendar lets a borrower who is ready book a call with you.',
    ),
    text(
      'The video on the page shows the three at work. You need a CRM account to load them into; the page has that offer as well.',
    ),
    link('Watch the video', '/freelendingsnapshot'),
    text(
      'Then book your free 30-minute strategy session. I load the snapshot with you, and we write the questions it asks your borrowers.',
    ),
    action('Book the strategy session', '/book'),
  ],
  signed: true,
  reason: `You get this mail because the free lending system was asked for with your address on the ${site.brand} website.`,
});
