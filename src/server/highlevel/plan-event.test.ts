import { expect, test } from 'vitest';
import { orderStatuses, type OrderStatus } from '../../contract/checkout.ts';
import { planEvent } from './plan-event.ts';

const person = { id: 'p1', name: 'Dana Reyes', email: 'dana@example.com', phone: null };
const touches = { first: { source: 'newsletter', page: '/', campaign: null }, last: null };
const about = { person, touches };
const timestamp = '2026-11-21T15:04:05.000Z';

const order = (change: object) => ({
  type: 'order.paid',
  timestamp,
  data: {
    ...about,
    order: {
      id: 'order-000abc',
      productName: 'Website',
      productType: 'website',
      status: 'completed',
      amountCents: 12_000,
      paidCents: 12_000,
      netCents: 12_000,
      currency: 'usd',
      name: null,
      email: null,
      isTest: false,
      ...change,
    },
  },
});

test('an order is an opportunity with what is left of its money, under a name by which it is found again', () => {
  expect(planEvent(order({}))?.opportunity).toEqual({
    subject: 'order-000abc',
    name: 'Website (Foyer 000abc)',
    status: 'won',
    dollars: 120,
  });
  expect(planEvent(order({ status: 'partly_refunded', netCents: 9_050 }))?.opportunity).toMatchObject({
    status: 'won',
    dollars: 90.5,
  });
  expect(planEvent(order({ isTest: true }))?.opportunity).toMatchObject({
    name: 'Test: Website (Foyer 000abc)',
    dollars: 0,
  });
});

test('every status of an order is open, won or lost; money that is all back is lost', () => {
  const statusOf = (status: OrderStatus) => planEvent(order({ status }))?.opportunity?.status;
  const by = Map.groupBy(orderStatuses, statusOf);
  expect(by.get('won')).toEqual(['completed', 'partly_refunded']);
  expect(by.get('lost')).toEqual(['cancelled', 'refunded', 'discarded']);
  expect(by.get('open')).toEqual(['created', 'awaiting_payment', 'processing', 'failed', 'disputed', 'needs_review']);
  expect(planEvent(order({ status: 'disputed', netCents: 0 }))?.opportunity?.status).toBe('lost');
});

test('where somebody came from is told with the first visit, and what an event does not say is not touched', () => {
  const event = {
    type: 'lead.received',
    timestamp,
    data: { ...about, lead: { id: 'l1', form: 'quiz', name: '', email: '', fields: {} } },
  };
  expect(planEvent(event)).toMatchObject({ contact: 'update', facts: { source: 'newsletter' }, tags: [], joined: [] });
});

test('a deal without a price that can be read is worth nothing yet', () => {
  const fields = { propertyAddress: '12 Elm St', city: 'Dallas', askingPrice: 'call me' };
  const deal = { id: 'deal-000xyz', market: 'texas', fields, extras: {} };
  expect(planEvent({ type: 'deal.taken', timestamp, data: { ...about, deal } })).toMatchObject({
    facts: { market: 'texas' },
    opportunity: { name: '12 Elm St, Dallas (Foyer 000xyz)', status: 'open', dollars: 0 },
  });
});

test('nobody to reach, a status and what cannot be read mean nothing to HighLevel', () => {
  const status = { from: 'new', to: 'contacted' };
  expect(planEvent({ type: 'lead.status', timestamp, data: { ...about, status } })).toBeNull();
  expect(planEvent({ ...order({}), data: { ...order({}).data, person: null } })).toBeNull();
  expect(planEvent({ ...order({}), data: { ...order({}).data, person: { ...person, email: null } } })).toBeNull();
  expect(planEvent('nonsense')).toBeNull();
});
