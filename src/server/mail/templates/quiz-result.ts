import { site } from '../../../../content/site.ts';
import { drawPlan } from '../../../domain/floor-plan/drawing.ts';
import { hasPlan, planOf } from '../../../domain/floor-plan/floor-plan.ts';
import { describePlaces, leakName, mendInWords, runnerUpInWords } from '../../../domain/floor-plan/plan-words.ts';
import { asSvg } from '../../floor-plan/picture/plan-svg.ts';
import {
  action,
  facts,
  heading,
  link,
  list,
  picture,
  text,
  type Block,
  type Reader,
  type SpokenTemplate,
} from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';
import { pathIn } from '../../../contract/languages.ts';
import { wordingIn } from '../../words/say-in.ts';

/** The visitor's business, drawn: a picture, why, and the page to print. Nothing that was typed is in it. */
function planBlocks(
  { answers, path }: NonNullable<MailProps<'quiz-result'>['plan']>,
  { language, say }: Reader,
): Block[] {
  const to = wordingIn(language);
  const plan = planOf(answers);
  const drawing = drawPlan(plan, to);
  const places = describePlaces(plan, to);
  const second = runnerUpInWords(plan, to);
  return [
    heading(say('Your floor plan')),
    picture(asSvg(drawing, places.join('. ')), drawing.width, ...places),
    facts([say('Leak'), leakName(plan, to)], [say('Mend'), to(plan.mend.title)]),
    text(say('Because you said:')),
    list(...plan.because.map(({ topic, said, reason }) => `${to(topic)}: “${to(said)}”. ${to(reason)}`)),
    text([mendInWords(plan, to), second].filter((words) => words !== null).join(' ')),
    link(say('Print or share your plan'), path),
  ];
}

export const quizResult: SpokenTemplate<MailProps<'quiz-result'>> = (
  { firstName, title, description, price, features, plan },
  reader,
) => {
  const { language, say } = reader;
  const to = wordingIn(language);
  return {
    subject: say('Your quiz result: {title}', { title: to(title) }),
    preheader: say('{price}, and what it includes.', { price: price === 'Custom' ? say('A custom price') : price }),
    greeting: greetingTo(firstName, say),
    blocks: [
      text(say('You answered my questions about your business. From your answers this is what I would set up first:')),
      heading(to(title)),
      text(to(description)),
      facts([say('Price'), to(price)]),
      list(...features.map((feature) => to(feature))),
      ...(plan === undefined || !hasPlan(plan.answers) ? [] : planBlocks(plan, reader)),
      text(
        say(
          'If it sounds right, pick a time. We go through your answers together for {length}; it is {price}, and you decide afterwards.',
          { length: to(site.consultation.length), price: to(site.consultation.price) },
        ),
      ),
      action(say('Book a call'), pathIn(language, '/book')),
      text(say('If it does not sound right, answer this mail and tell me what I missed.')),
    ],
    signed: true,
    reason: say('You get this mail because your address was left in the quiz on the {brand} website.', {
      brand: site.brand,
    }),
  };
};
