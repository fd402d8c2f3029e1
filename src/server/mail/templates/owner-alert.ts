import { callTo } from '../../../domain/phones/call-to.ts';
import { meantEmail } from '../../../domain/emails/meant-email.ts';
import { action, facts, link, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { oneLine } from './typed-words.ts';

const DIGITS_MIN = 7;

/** A tap on it calls them; null where too few digits were left for a number. */
function callOf(phone: string): string | null {
  return phone.replaceAll(/\D/g, '').length < DIGITS_MIN ? null : callTo(phone);
}

/** How they are answered; null where they left no address. */
function howToAnswer(email: string): string | null {
  if (email === '') return null;
  const meant = meantEmail(email);
  const answers = 'Answering this mail answers them.';
  return meant === null ? answers : `The address looks mistyped: ${meant} may be meant. ${answers}`;
}

export const ownerAlert: Template<MailProps<'owner-alert'>> = ({ what, who, facts: rows }) => {
  const name = oneLine(who.name);
  const phone = oneLine(who.phone ?? '');
  const call = callOf(phone);
  const answer = howToAnswer(who.email);
  return {
    subject: [what, name || who.email].filter((part) => part !== '').join(': '),
    preheader: rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join(', '),
    greeting: null,
    blocks: [
      facts(['Name', name], ['E-mail', who.email === '' ? 'not left' : who.email], ...rows),
      ...(call === null ? [] : [action(`Call ${phone}`, call)]),
      ...(answer === null ? [] : [text(answer)]),
      link('Open the desk', '/admin'),
    ],
    signed: false,
    reason: 'You get this mail because OWNER_EMAIL is your address.',
    ...(who.email !== '' && { replyTo: { name, address: who.email } }),
  };
};

/** Nothing is reminded of that has begun. */
export const callReminder: Template<MailProps<'call-reminder'>> = ({ until, ...alert }) => ({
  ...ownerAlert(alert),
  until,
});
