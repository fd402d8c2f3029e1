import { site } from '../../../../content/site.ts';
import { drawPlan } from '../../../domain/floor-plan/drawing.ts';
import { hasPlan, planOf } from '../../../domain/floor-plan/floor-plan.ts';
import { describePlaces, leakName, mendInWords, runnerUpInWords } from '../../../domain/floor-plan/plan-words.ts';
import { asSvg } from '../../floor-plan/picture/plan-svg.ts';
import { action, facts, heading, link, list, picture, text, type Block, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

/** The visitor's business, drawn: a picture, why, and the page to print. Nothing that was typed is in it. */
function planBlocks({ answers, path }: NonNullable<MailProps<'quiz-result'>['plan']>): Block[] {
  const plan = planOf(answers);
  const drawing = drawPlan(plan);
  const places = describePlaces(plan);
  const second = runnerUpInWords(plan);
  return [
    heading('Your floor plan'),
    picture(asSvg(drawing, places.join('. ')), drawing.width, ...places),
    facts(['Leak', leakName(plan)], ['Mend', plan.mend.title]),
    text('Because you said:'),
    list(...plan.because.map(({ topic, said, reason }) => `${topic}: “${said}”. ${reason}`)),
    text([mendInWords(plan), second].filter((words) => words !== null).join(' ')),
    link('Print or share your plan', path),
  ];
}

export const quizResult: Template<MailProps<'quiz-result'>> = ({
  firstName,
  title,
  description,
  price,
  features,
  plan,
}) => ({
  subject: `Your quiz result: ${title}`,
  preheader: `${price === 'Custom' ? 'A custom price' : price}, and what it includes.`,
  greeting: greetingTo(firstName),
  blocks: [
    text('You answered my questions about your business. From your answers this is what I would set up first:'),
    heading(title),
    text(description),
    facts(['Price', price]),
    list(...features),
    ...(plan === undefined || !hasPlan(plan.answers) ? [] : planBlocks(plan)),
    text(
      `If it sounds right, pick a time. We go through your answers together for ${site.consultation.length}; it is ${site.consultation.price}, and you decide afterwards.`,
    ),
    action('Book a call', '/book'),
    text('If it does not sound right, answer this mail and tell me what I missed.'),
  ],
  signed: true,
  reason: `You get this mail because your address was left in the quiz on the ${site.brand} website.`,
});
