import { site } from '../../../../content/site.ts';
import { action, facts, heading, list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

export const quizResult: Template<MailProps<'quiz-result'>> = ({ firstName, title, description, price, features }) => ({
  subject: `Your quiz result: ${title}`,
  preheader: `${price === 'Custom' ? 'A custom price' : price}, and what it includes.`,
  greeting: greetingTo(firstName),
  blocks: [
    text('You answered my questions about your business. From your answers this is what I would set up first:'),
    heading(title),
    text(description),
    facts(['Price', price]),
    list(...features),
    text(
      `If it sounds right, pick a time. We go through your answers together for ${site.consultation.length}; it is ${site.consultation.price}, and you decide afterwards.`,
    ),
    action('Book a call', '/book'),
    text('If it does not sound right, answer this mail and tell me what I missed.'),
  ],
  signed: true,
  reason: `You get this mail because your address was left in the quiz on the ${site.brand} website.`,
});
