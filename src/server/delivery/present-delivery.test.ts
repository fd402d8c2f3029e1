import { expect, test } from 'vitest';
import type { OwnerDestination } from '../../contract/owner-destinations.ts';
import { COUNTED_DELIVERIES_MAX } from '../../contract/owner-destinations.ts';
import type { ListedDelivery } from '../store/outbox/outbox.ts';
import { noticeOf } from './pause-notice.ts';
import { presentDelivery } from './present-delivery.ts';
import { quoteAnswer } from './quote-answer.ts';

const at = Date.UTC(2026, 10, 21, 12);
const delivery: ListedDelivery = {
  id: 'd-1',
  kind: 'quiz',
  lead_id: 'lead-1',
  order_id: null,
  destination: 'crm',
  payload: '{"name":"Ada"}',
  status: 'waiting',
  attempts: 2,
  next_attempt_at: at + 1000,
  created_at: at,
  delivered_at: null,
  last_error: 'Answered 500',
  last_answer: 'said',
};

test.each([
  ['waiting', 'time', 'time', new Date(at + 1000).toISOString()],
  ['waiting', 'resume', 'resume', null],
  ['waiting', 'address', 'address', null],
  ['dead', 'time', null, null],
] as const)(
  'a delivery that is %s while its destination waits for %j shows %j',
  (status, wait, waitsFor, nextAttemptAt) => {
    expect(presentDelivery({ ...delivery, status }, wait)).toEqual({
      id: 'd-1',
      kind: 'quiz',
      channel: 'crm',
      to: null,
      leadId: 'lead-1',
      status,
      attempts: 2,
      createdAt: new Date(at).toISOString(),
      waitsFor,
      nextAttemptAt,
      deliveredAt: null,
      lastError: 'Answered 500',
      lastAnswer: 'said',
      payload: { name: 'Ada' },
    });
  },
);

test('a mail that was delivered has its channel, its recipient and its time', () => {
  const payload = '{"template":"quiz-result","to":"ada@example.com"}';
  const mail = { ...delivery, payload, destination: 'mail', status: 'delivered', delivered_at: at + 5 } as const;
  expect(presentDelivery(mail, 'time')).toMatchObject({
    channel: 'mail',
    to: 'ada@example.com',
    deliveredAt: new Date(at + 5).toISOString(),
    nextAttemptAt: null,
  });
});

test.each([
  ['', null],
  [' \0\n', null],
  [' said\0 so \n', 'said so'],
  ['x'.repeat(2001), 'x'.repeat(2000)],
  // Half of a character at the cut is no character.
  [`${'x'.repeat(1999)}😀`, `${'x'.repeat(1999)}\uFFFD`],
])('of the answer %j this is kept: %j', (said, kept) => {
  expect(quoteAnswer(said)).toBe(kept);
});

const paused: OwnerDestination = {
  id: 'abc',
  channel: 'crm',
  host: 'crm.example',
  pause: { cause: 'failing', since: new Date(at).toISOString(), nextProbeAt: null },
  failingSince: null,
  lastError: null,
  waiting: 1,
  dead: 0,
};

test.each([
  [1, '1 delivery waits'],
  [0, '0 deliveries wait'],
  [1234, '1,234 deliveries wait'],
  [COUNTED_DELIVERIES_MAX - 1, `${(COUNTED_DELIVERIES_MAX - 1).toLocaleString('en-US')} deliveries wait`],
  [COUNTED_DELIVERIES_MAX, `${COUNTED_DELIVERIES_MAX.toLocaleString('en-US')} or more deliveries wait`],
])('a paused destination for which %i wait says "%s"', (waiting, words) => {
  expect(noticeOf({ ...paused, waiting })).toMatchObject({
    id: 'destination-paused-abc',
    severity: 'urgent',
    title: `Your CRM is paused: ${words}`,
    link: { label: 'Open the deliveries', path: '/admin?tab=deliveries#lists' },
  });
});

test('the notice says why a destination is paused', () => {
  expect(noticeOf(paused).detail).toBe(
    'Your CRM at crm.example has taken nothing for a day, so only one delivery is tried from time to time. Nothing is lost. Under Sent you can resume it and send all.',
  );
  const gone = { ...paused, channel: 'mail', pause: { cause: 'gone', since: '', nextProbeAt: null } } as const;
  expect(noticeOf(gone)).toMatchObject({
    title: 'Your mail server is paused: 1 delivery waits',
    detail: expect.stringMatching(/^Your mail server at crm\.example answered 410 \(Gone\)/),
  });
});
