import { site } from '../../../../content/site.ts';
import { facts, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

export const waitlistJoined: Template<MailProps<'waitlist-joined'>> = ({ name }) => ({
  subject: "You're on the waitlist for the business acquisition course",
  preheader: 'I write to you when enrollment opens.',
  greeting: greetingTo(name),
  blocks: [
    text('You are on the list. I write to this address when enrollment opens, before it opens to everybody.'),
    facts(['Course', '8 weeks'], ['Students', '50 at most']),
    text(
      'There is nothing to pay and nothing to do until then. If you are already looking at a business, answer this mail and tell me which kind: the questions people bring decide what the first weeks cover.',
    ),
  ],
  signed: true,
  reason: `You get this mail because your address was put on the course waitlist on the ${site.brand} website. To leave the list, answer with one word: leave.`,
});
