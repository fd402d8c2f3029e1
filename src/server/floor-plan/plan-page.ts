import { createElement as h, type ReactNode } from 'react';
import { site } from '../../../content/site.ts';
import { drawPlan } from '../../domain/floor-plan/drawing.ts';
import { type FloorPlan, planOf } from '../../domain/floor-plan/floor-plan.ts';
import { counted, inWords } from '../../domain/words/count-words.ts';
import { describePlaces, leakName, mendInWords, runnerUpInWords } from '../../domain/floor-plan/plan-words.ts';
import { quizMinutes } from '../../domain/quiz/quiz-minutes.ts';
import { findPackage, type Answers } from '../../domain/quiz/quiz-result.ts';
import { orderOf } from '../../domain/quiz/quiz-order.ts';
import { plainPage } from '../plain-pages/plain-page.ts';
import { firstNameOf } from '../mail/templates/typed-words.ts';
import { asSvg } from './picture/plan-svg.ts';
import { pathIn, type Language } from '../../contract/languages.ts';
import { localeOf, sayIn, wordingIn } from '../words/say-in.ts';

export interface PagePlan {
  /** As it was typed. */
  readonly name: string;
  readonly answers: Answers;
  /** Epoch milliseconds. */
  readonly answeredAt: number;
}

/** Whose plan it is; a name that is none stays out of it. */
export function planTitle(name: string, language: Language = 'en'): string {
  const first = firstNameOf(name);
  const say = sayIn(language);
  return first === null
    ? say('The floor plan of your business')
    : say('The floor plan of {name}’s business', { name: first });
}

/** A day as the site's clock has it: `Nov 22, 2026`. */
export function planDay(at: number, timeZone: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone, dateStyle: 'medium' }).format(at);
}

function titleBlock(rows: readonly (readonly [string, string])[]): ReactNode {
  return h(
    'dl',
    { className: 'block' },
    rows.map(([label, value]) => h('div', { key: label }, h('dt', null, label), h('dd', null, value))),
  );
}

function because({ because: answers }: FloorPlan, language: Language): ReactNode {
  const to = wordingIn(language);
  if (answers.length === 0) return null;
  return h(
    'section',
    null,
    h('h2', null, sayIn(language)('Because you said')),
    h(
      'dl',
      { className: 'because' },
      answers.map(({ topic, said, reason }) =>
        h('div', { key: topic }, h('dt', null, `${to(topic)}: “${to(said)}”`), h('dd', null, to(reason))),
      ),
    ),
  );
}

function wayOn({ mend }: FloorPlan, bookingUrl: string, language: Language): ReactNode {
  // The checkout is in English.
  const order = language === 'en' ? orderOf(mend.key) : null;
  return h(
    'p',
    { className: 'way' },
    h('a', { href: pathIn(language, bookingUrl) }, sayIn(language)('Book Strategy Session')),
    order === null ? null : [' ', h('a', { key: 'order', href: order.url }, `Order the ${order.name}`)],
  );
}

/** The floor plan of a quiz as one page, to be read and printed. */
export function planPage(
  { name, answers, answeredAt }: PagePlan,
  { timeZone, bookingUrl, language = 'en' }: { timeZone: string; bookingUrl: string; language?: Language },
): string {
  const [say, to] = [sayIn(language), wordingIn(language)];
  const plan = planOf(answers);
  const { title, price, description } = findPackage(plan.mend.key);
  const words = `${say('Floor plan')}. ${describePlaces(plan, to).join('. ')}.`;
  const second = runnerUpInWords(plan, to);
  return plainPage(
    { title: planTitle(name, language), language },
    h('h1', null, planTitle(name, language)),
    h(
      'div',
      { className: 'sheet' },
      h('div', { className: 'drawn', dangerouslySetInnerHTML: { __html: asSvg(drawPlan(plan, to), words) } }),
      titleBlock([
        [say('Drawn'), planDay(answeredAt, timeZone, language)],
        [say('Leak'), leakName(plan, to)],
        [say('Mend'), to(title)],
      ]),
    ),
    because(plan, language),
    h(
      'section',
      null,
      h('h2', null, `${to(title)}, ${to(price)}`),
      h('p', null, to(description)),
      h('p', null, mendInWords(plan, to)),
      second === null ? null : h('p', null, second),
      wayOn(plan, bookingUrl, language),
    ),
    h(
      'p',
      { className: 'small' },
      `${say('Drawn by {brand} from {answers} answers. Whoever has this address can read this page, so pass it on only to people who may. To have it erased, write to', { brand: site.brand, answers: inWords(Object.keys(answers).length, say) })} `,
      h('a', { href: `mailto:${site.email}` }, site.email),
      '.',
    ),
  );
}

/** What stands under an address that was never given out. */
export function unknownPlanPage(): string {
  const title = 'There is no floor plan under this link';
  return plainPage(
    title,
    h('h1', null, title),
    h('p', null, 'Please use the whole link from the mail, or ', h('a', { href: '/' }, 'take the quiz again'), '.'),
  );
}

/** What stands under the address of a plan that is no more. */
export function erasedPlanPage(): string {
  const title = 'This floor plan is gone';
  return plainPage(
    title,
    h('h1', null, title),
    h('p', null, 'It was erased, with the answers that it was drawn from. Nothing of it is kept here.'),
    h(
      'p',
      null,
      'If you want another one, ',
      h('a', { href: '/' }, `the quiz takes ${counted(quizMinutes, 'minute', 'minutes')}`),
      '.',
    ),
  );
}
