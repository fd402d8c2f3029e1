import { site } from '../../../../content/site.ts';
import { action, list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

export const reactivationReceived: Template<MailProps<'reactivation-received'>> = ({ firstName }) => ({
  subject: 'Your reactivation strategy: what happens next',
  preheader: 'I read what you wrote and answer with a plan.',
  greeting: greetingTo(firstName),
  blocks: [
    text('I have what you wrote about your cold leads. This is what happens with it:'),
    list(
      'I read your lead volume, your CRM and what has gone wrong so far.',
      'I write the first text messages for your list and say what I would expect from them.',
      'We go through both on a call, and you decide whether the campaign starts.',
    ),
    text('You can pick the time for that call now:'),
    action('Book the call', '/book'),
    text('Please do not send me the leads themselves yet. How they get to me safely is the first thing we settle.'),
  ],
  signed: true,
  reason: `You get this mail because your address was left in the reactivation form on the ${site.brand} website.`,
});
