import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { slotsSchema } from '../../src/contract/booking-answers.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { BOOKING_TOKEN_HEADER, IDEMPOTENCY_HEADER } from '../../src/contract/visitor-api.ts';
import { linkOf } from '../data/bookings.ts';
import { websiteBuild } from '../data/sold.ts';
import { ask, insist, textOf, type Load } from './ask.ts';

/** Somebody new, with a word of letters that stands for them: a name of digits looks like spam. */
function newcomer() {
  const id = randomUUID();
  const word = id.replaceAll('-', '').replaceAll(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)));
  return { id, name: `Vera ${word}`, email: `${word}@people.example`, key: `key-${id}` };
}

/** Sent once each: a page view has no key, so nobody could know whether a second is the same. */
export async function view(load: Load, by: number): Promise<void> {
  const { id: title } = newcomer();
  const sentMs = performance.now();
  const sessionId = `s${load.chance.between(1, 200)}`;
  const answer = await ask(load, by, { path: apiPaths.pageview, body: { sessionId, path: '/', title } });
  if (answer?.status === 204) {
    load.ledger.views.add(title);
    load.onAcknowledged({ by: by % load.sites.length, sentMs });
  } else if (answer === null || answer.status === 503) await delay(100);
  else load.ledger.wrong.push(`a page view was answered ${answer.status}`);
}

export async function takeQuiz(load: Load, by: number): Promise<void> {
  const { name, email, key } = newcomer();
  const answer = await insist(load, by, {
    path: apiPaths.quizLeads,
    body: { firstName: name, email },
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  if (answer?.status === 201) load.ledger.leads.set(name, textOf(answer, 'id'));
  else if (answer !== null) load.ledger.wrong.push(`a lead was answered ${answer.status}`);
}

/** Books a free time, most often one of the first, so that bookers meet; and may cancel it. */
export async function book(load: Load, by: number): Promise<void> {
  const { ledger, chance } = load;
  const shown = slotsSchema.safeParse((await ask(load, by, { method: 'GET', path: apiPaths.bookingSlots }))?.body);
  const free = shown.data?.days.flatMap(({ slots }) => slots) ?? [];
  const startsAt = free[chance.between(0, Math.min(3, free.length - 1))];
  if (startsAt === undefined) return;
  const { name, email, key } = newcomer();
  const body = { name, email, timeZone: 'America/Denver', startsAt };
  const headers = { [IDEMPOTENCY_HEADER]: key };
  const answer = await insist(load, by, { path: apiPaths.bookings, body, headers });
  if (answer === null || answer.status === 409) return;
  if (answer.status !== 201 && answer.status !== 202) {
    ledger.wrong.push(`a booking was answered ${answer.status}`);
    return;
  }
  ledger.bookings.set(email, textOf(answer, 'id'));
  // One that must be confirmed has its link in the mail alone.
  if (answer.status !== 201 || !chance.chance(0.8)) return;
  const { id, token } = linkOf({ manageUrl: textOf(answer, 'manageUrl') });
  const path = apiPaths.bookingCancel.replace(':id', id);
  const gone = await insist(load, by, { path, headers: { [BOOKING_TOKEN_HEADER]: token } });
  if (gone?.status === 200) ledger.cancelled.add(id);
  // A call that has begun by the site's clock is cancelled no more.
  else if (gone !== null && gone.status !== 409) ledger.wrong.push(`a cancellation was answered ${gone.status}`);
}

export async function buy(load: Load, by: number): Promise<void> {
  const { ledger } = load;
  const { id: checkoutId, name, email } = newcomer();
  const { dollars: amount, orderName: description } = websiteBuild;
  const begun = await insist(load, by, {
    path: apiPaths.createPaymentIntent,
    body: { amount, description, name, email, checkoutId },
  });
  if (begun === null) return;
  if (begun.status !== 200) {
    ledger.wrong.push(`a checkout was answered ${begun.status}`);
    return;
  }
  const orderId = textOf(begun, 'orderId');
  ledger.orders.set(checkoutId, orderId);
  const body = { clientSecret: textOf(begun, 'clientSecret'), outcome: 'succeeded' };
  const paid = await insist(load, by + 1, { path: apiPaths.testPaymentConfirm, body });
  if (paid?.status === 200) ledger.paid.add(orderId);
  else if (paid !== null) ledger.wrong.push(`a payment was answered ${paid.status}`);
}
