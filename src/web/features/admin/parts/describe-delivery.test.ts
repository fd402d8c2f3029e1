import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '../../../../contract/owner.ts';
import {
  describeProgress,
  describeResend,
  describeTrouble,
  isOnItsWay,
  nameDelivery,
  nameStanding,
  nameStatus,
} from './describe-delivery.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const waiting: Delivery = {
  id: 'd1',
  kind: 'quiz_lead',
  channel: 'crm',
  to: null,
  leadId: 'l1',
  status: 'waiting',
  attempts: 0,
  createdAt: '2026-11-20T21:00:00.000Z',
  waitsFor: 'address',
  nextAttemptAt: null,
  deliveredAt: null,
  lastError: null,
  lastAnswer: null,
  payload: {},
};
const zone = 'America/New_York';

test('a delivery without an address to go to says what it waits for', () => {
  expect(describeProgress(waiting, zone)).toBe('Waits for a CRM address; no attempt so far.');
  const mail: Delivery = { ...waiting, channel: 'mail' };
  expect(describeProgress(mail, zone)).toBe('Waits for a mail server; no attempt so far.');
  expect(describeResend(mail)).toBe('Queued: it goes out once a mail server is set.');
});

test('a delivery that failed says when it goes out again', () => {
  const failed: Delivery = {
    ...waiting,
    attempts: 2,
    waitsFor: 'time',
    nextAttemptAt: '2026-11-20T21:05:00.000Z',
    lastError: 'Answered 500',
  };
  expect(describeProgress(failed, zone)).toBe('Next attempt Nov 20, 4:05 PM; 2 attempts so far.');
});

test('a delivered one says when it was delivered and after how many attempts', () => {
  const delivered: Delivery = { ...waiting, status: 'delivered', attempts: 1, deliveredAt: '2026-11-20T21:00:01.000Z' };
  expect(describeProgress(delivered, zone)).toBe('Delivered Nov 20, 4:00 PM after 1 attempt.');
});

test('a dead letter says that only the owner sends it again', () => {
  expect(describeProgress({ ...waiting, status: 'dead', attempts: 14 }, zone)).toBe(
    'Given up after 14 attempts. It goes out again only when you send it.',
  );
  expect(nameStatus('dead')).toBe('Given up');
});

test('a mail that was held back says why, and that only the owner can send it', () => {
  const held: Delivery = { ...waiting, channel: 'mail', status: 'dead', lastError: 'Held back: 10 mails within a day' };
  expect(nameStanding(held)).toBe('Held back');
  expect(describeTrouble(held)).toBe('Held back: 10 mails within a day.');
  expect(describeProgress(held, zone)).toBe('Not tried. It goes out only when you send it.');
  const tried = { ...held, attempts: 1 };
  expect([nameStanding(tried), describeTrouble(tried)]).toEqual([
    'Given up',
    'Last error: Held back: 10 mails within a day',
  ]);
  expect(describeTrouble(waiting)).toBeNull();
});

test('a delivery is on its way from the moment it is due until it was tried', () => {
  const due = { ...waiting, nextAttemptAt: '2026-11-20T21:05:00.000Z' };
  expect(isOnItsWay(due, Date.parse('2026-11-20T21:04:59.999Z'))).toBe(false);
  expect(isOnItsWay(due, Date.parse('2026-11-20T21:05:00.000Z'))).toBe(true);
  expect(isOnItsWay({ ...due, status: 'delivered' }, Date.parse('2026-11-20T21:06:00.000Z'))).toBe(false);
  expect(isOnItsWay(waiting, Date.parse('2026-11-20T21:06:00.000Z'))).toBe(false);
});

test('a delivery that is sent again without an address still waits for one', () => {
  expect(describeResend(waiting)).toContain('once a CRM address is set');
  expect(describeResend({ ...waiting, waitsFor: 'time' })).toContain('goes out now');
});

test('a delivery to a paused destination says that it waits for the end of the pause', () => {
  const paused: Delivery = { ...waiting, attempts: 1, waitsFor: 'resume' };
  expect(describeProgress(paused, zone)).toBe('Waits while the CRM is paused; 1 attempt so far.');
  expect(describeResend(paused)).toBe('Queued: it goes out once the CRM is resumed.');
  expect(describeResend({ ...paused, channel: 'mail' })).toContain('once the mail server is resumed');
});

test('the name of a mail says that it is a mail', () => {
  expect(['quiz_lead', 'mail_quiz-result', 'mail_owner-alert'].map(nameDelivery)).toEqual([
    'quiz lead',
    'mail: quiz result',
    'mail: owner alert',
  ]);
});
