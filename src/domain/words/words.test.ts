import { expect, test } from 'vitest';
import { bookingRequestSchema } from '../../contract/booking.ts';
import { CHOOSE_ANSWER, formFailures, LOOK_AGAIN } from '../../contract/form-pages.ts';
import { cutAtPlaces, fill } from './fill.ts';
import { finderOf } from './find-words.ts';
import { mendRules, planRules } from '../floor-plan/plan-rules.ts';
import { placeNames } from '../floor-plan/places.ts';
import { quizLeadSchema } from '../../contract/quiz.ts';
import { speech as ofQuiz } from './spanish/of-quiz.ts';
import { spanishSpeech } from './spanish-speech.ts';
import { speech as ofBooking } from './spanish/of-booking.ts';

const placesOf = (text: string) =>
  cutAtPlaces(text)
    .filter((_, at) => at % 2 === 1)
    .toSorted();

test.each(Object.entries(spanishSpeech.words))('%j has the places of its English in Spanish', (english, spanish) => {
  expect(placesOf(spanish)).toEqual(placesOf(english));
  expect(spanish.trim()).not.toBe('');
});

test('a place without a value stays as it is, and a value is never read as a place', () => {
  expect(fill('{a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and 2');
  expect(fill('{a}', {})).toBe('{a}');
});

test('a finished sentence is found by its pattern, with its values; what nobody knows is not', () => {
  const words = { 'Please keep this under {max} characters': 'Menos de {max} (máx.)', Yes: 'Sí' };
  const find = finderOf(words, words);
  expect(find('Please keep this under 1,000 characters')).toBe('Menos de 1,000 (máx.)');
  expect(find('Yes')).toBe('Sí');
  expect(find('No')).toBeNull();
  expect(find('toString')).toBeNull();
});

test('of several patterns the one that says most of the sentence is taken, and a value that has words of its own is said by them', () => {
  const sentences = {
    '{sum} over': '{sum} de más',
    '{place} for {city}': '{place} por {city}',
    '{sum} over for {city}': '{sum} de más en {city}',
  };
  const words = { ...sentences, '{least} to {most}': '{least} a {most}', 'North Carolina': 'Carolina del Norte' };
  const find = finderOf(words, sentences);
  expect(find('$5 over for North Carolina')).toBe('$5 de más en Carolina del Norte');
  expect(find('$5 over')).toBe('$5 de más');
  expect(find('two\nlines over')).toBe('two\nlines de más');
  // Said where it stands, never found in what was said elsewhere.
  expect(find('This goes to nobody')).toBeNull();
});

test('whatever is wrong in a booking is said in Spanish by the words that its page loads', () => {
  const wrong = {
    name: 'x'.repeat(101),
    email: 'ada',
    phone: '12',
    notes: `${'x'.repeat(2001)}\u0000\uD800`,
    startsAt: 'noon',
    timeZone: 'Mars',
  };
  const messages = [wrong, { ...wrong, name: '', email: '', startsAt: '' }, {}].flatMap(
    (body) => bookingRequestSchema.safeParse(body).error?.issues.map(({ message }) => message) ?? [],
  );
  expect(messages.length).toBeGreaterThan(10);
  for (const message of [...messages, LOOK_AGAIN, ...Object.values(formFailures.booking)])
    expect(ofBooking.find(message), message).not.toBeNull();
});

test('whatever is wrong in a quiz is said in Spanish by the words that its page loads', () => {
  const messages = [
    {},
    { firstName: ' ', email: 'ada@' },
    { firstName: 'x'.repeat(101), email: 'x'.repeat(300) },
  ].flatMap((body) => quizLeadSchema.safeParse(body).error?.issues.map(({ message }) => message) ?? []);
  const known = messages.filter((message) => !message.startsWith('Invalid input'));
  expect(known.length).toBeGreaterThan(3);
  for (const message of [...known, CHOOSE_ANSWER, ...Object.values(formFailures.quiz)])
    expect(ofQuiz.find(message), message).not.toBeNull();
});

test('all that a floor plan says is there in Spanish', () => {
  const rules = Object.values(planRules).flatMap(({ topic, options }) => [
    topic,
    ...Object.values(options).flatMap(({ note, reason }) => [note, reason]),
  ]);
  const places = Object.values(placeNames).flatMap(({ name, inWords }) => [name, inWords]);
  for (const text of [...rules, ...places, ...Object.values(mendRules).map(({ does }) => does)])
    expect(spanishSpeech.words[text], text).toBeDefined();
});
