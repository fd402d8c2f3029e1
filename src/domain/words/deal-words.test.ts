import { expect, test } from 'vitest';
import { markets } from '../../../content/markets.ts';
import { dealField, dealFieldNames, dealParts } from '../../contract/deal-fields.ts';
import { dealRequestSchema, MISFIT_TITLE } from '../../contract/deals.ts';
import { formFailures, LOOK_AGAIN } from '../../contract/form-pages.ts';
import { assessMarketFit, listMisses } from '../deals/assess-market-fit.ts';
import { weighOffer } from '../deals/weigh-offer.ts';
import { nameState } from '../deals/where-it-lies.ts';
import { common } from './spanish/common.ts';
import { booking } from './spanish/booking.ts';
import { dealBoard } from './spanish/deal-board.ts';
import { dealForm } from './spanish/deal-form.ts';
import { dealSentences } from './spanish/deal-sentences.ts';
import { mails } from './spanish/mails.ts';
import { plan } from './spanish/plan.ts';
import { quiz } from './spanish/quiz.ts';
import { speech, words } from './spanish/of-deal.ts';
import { words as ofBooking } from './spanish/of-booking.ts';
import { words as ofQuiz } from './spanish/of-quiz.ts';

const ENGLISH = /\b(?:the|for|over|under|needs|or|sorry|buyer|please|properties|later|takes|repairs|with)\b/i;

test('every label, heading and option of the deal form is there in Spanish', () => {
  const labels = dealFieldNames.flatMap((name) => {
    const { label, options = [] } = dealField(name);
    return [label, ...options.map((option) => option.label)];
  });
  for (const text of [...labels, ...dealParts.map(({ title }) => title)].filter((label) => /\p{L}/u.test(label)))
    expect(speech.words[text], text).toBeDefined();
});

test('whatever is wrong in a deal is said in Spanish by the words that its page loads', () => {
  const names = ['name', ...dealFieldNames];
  const wrong = [undefined, '', 'x', '12', '1500', 'words', 'septic', false, `${'x'.repeat(6000)}\u0000\uD800`];
  const messages = wrong.flatMap((value) => {
    const fields = Object.fromEntries(names.map((name) => [name, value]));
    const body = { ...fields, extras: fields };
    return (
      dealRequestSchema(() => 2026)
        .safeParse(body)
        .error?.issues.map(({ message }) => message) ?? []
    );
  });
  // What zod says itself is said of a request that no form sends.
  const known = new Set(messages.filter((message) => !message.startsWith('Invalid input')));
  expect(known.size).toBeGreaterThan(20);
  for (const message of [...known, LOOK_AGAIN, MISFIT_TITLE, ...Object.values(formFailures.deal)])
    expect(speech.find(message) ?? message, message).not.toBe(message);
});

test('whatever keeps a deal out of a buy box is said in Spanish, whole and in short', () => {
  const fields = { state: 'NC', yearBuilt: '1900', bedrooms: '1', bathrooms: '1', squareFeet: '100' };
  const deals = ['', 'Houston', 'Charlotte'].flatMap((city) => [
    { ...fields, city, askingPrice: '60000000' },
    { ...fields, city, askingPrice: '100', squareFeet: '90,000', bedrooms: '2' },
  ]);
  const said = deals.flatMap((deal) =>
    markets.flatMap(({ id }) => [
      ...assessMarketFit(deal, id).reasons,
      ...listMisses(deal, id).map(({ inTheWay }) => inTheWay),
    ]),
  );
  expect(new Set(said).size).toBeGreaterThan(60);
  for (const sentence of [...said, ...assessMarketFit({}, 'nowhere').reasons]) {
    expect(speech.find(sentence), sentence).not.toBeNull();
    expect(speech.find(sentence), sentence).not.toMatch(ENGLISH);
  }
  const first = assessMarketFit({ ...fields, city: '', askingPrice: '60000000' }, 'north-carolina').message ?? '';
  expect(speech.find(first)).toBe(
    'Lo sentimos, el precio pedido de $60,000,000 supera nuestro máximo de $550,000 para Carolina del Norte en este mercado.',
  );
});

test('why a card gives no price is said in Spanish', () => {
  const deals = [
    { arv: '100', estimatedRepairCost: '90000000' },
    { arv: '90000000', estimatedRepairCost: '1' },
    { arv: '160000', estimatedRepairCost: '10' },
    { arv: '100', estimatedRepairCost: '200' },
    { arv: '450000', estimatedRepairCost: '449000' },
  ];
  const said = deals.flatMap((deal) =>
    markets.flatMap((market) => {
      const offer = weighOffer(deal, market);
      return offer.kind === 'outside' ? [offer.why] : [];
    }),
  );
  expect(new Set(said.map((why) => why.replaceAll(/[$\d,]+/g, '')))).toHaveLength(5);
  for (const why of said) expect(speech.find(why), why).not.toBeNull();
});

test('the name of every state in which a box buys is there in Spanish or the same', () => {
  const same = new Set(['Texas', 'Georgia', 'Florida', 'Tennessee', 'Oklahoma', 'Arizona', 'California']);
  for (const { state } of markets) {
    const name = nameState(state);
    expect(speech.words[name] !== undefined || same.has(name), name).toBe(true);
  }
});

test('a text is the same in Spanish wherever it is said', () => {
  const tables: Readonly<Record<string, string>>[] = [
    common,
    booking,
    dealBoard,
    dealForm,
    dealSentences,
    mails,
    plan,
    quiz,
    words,
    ofBooking,
    ofQuiz,
  ];
  const all = new Map<string, Set<string>>();
  for (const table of tables)
    for (const [english, spanish] of Object.entries(table))
      all.set(english, (all.get(english) ?? new Set()).add(spanish));
  expect([...all].filter(([, said]) => said.size > 1).map(([english, said]) => [english, ...said])).toEqual([]);
});
