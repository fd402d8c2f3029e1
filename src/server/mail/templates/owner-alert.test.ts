import { expect, test } from 'vitest';
import { createLinks } from '../links.ts';
import { ownerAlert } from './owner-alert.ts';

const alert = { what: 'New deal', facts: [] };
const callIn = (phone?: string) =>
  ownerAlert({
    ...alert,
    who: { name: 'Ada', email: 'ada@example.com', ...(phone !== undefined && { phone }) },
  }).blocks.find(({ kind }) => kind === 'action');

test('the owner calls whoever left a number with one tap', () => {
  expect(callIn('(214) 555-0142 x7')).toEqual({
    kind: 'action',
    label: 'Call (214) 555-0142 x7',
    path: 'tel:2145550142,7',
  });
  expect(callIn('+1 214 555 0142')).toMatchObject({ path: 'tel:+12145550142' });
  for (const none of [undefined, '', 'call me', '12']) expect(callIn(none)).toBeUndefined();
});

test('the owner reads how to answer, and that an address looks mistyped', () => {
  const textsFor = (email: string) =>
    ownerAlert({ ...alert, who: { name: 'Ada', email } }).blocks.filter(({ kind }) => kind === 'text');
  expect(textsFor('ada@example.com')).toMatchObject([{ text: 'Answering this mail answers them.' }]);
  expect(textsFor('ada@gmial.con')).toMatchObject([
    { text: 'The address looks mistyped: ada@gmail.com may be meant. Answering this mail answers them.' },
  ]);
  expect(textsFor('')).toEqual([]);
});

test('a mail links a number to call, and nothing else that is no page', () => {
  const { to } = createLinks('https://hallway.example');
  expect(to('tel:+12145550142,7')).toBe('tel:+12145550142,7');
  for (const no of ['tel:javascript:alert(1)', 'tel:', 'sms:+12145550142', 'javascript:1'])
    expect(to(no)).toBe('https://hallway.example/');
});
