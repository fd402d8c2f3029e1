import { facts, link, text, type Template } from '../letter.ts';
import type { MailProps } from '../mail-schemas.ts';
import { oneLine } from '../typed-words.ts';

export const ownerAlert: Template<MailProps<'owner-alert'>> = ({ what, who, facts: rows }) => {
  const name = oneLine(who.name);
  return {
    subject: `${what}: ${name === '' ? who.email : name}`,
    preheader: rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join(', '),
    greeting: null,
    blocks: [
      facts(['Name', name], ['E-mail', who.email], ...rows),
      text('Answering this mail answers them.'),
      link('Open the desk', '/admin'),
    ],
    signed: false,
    reason: 'You get this mail because OWNER_EMAIL is your address.',
    replyTo: { name, address: who.email },
  };
};
