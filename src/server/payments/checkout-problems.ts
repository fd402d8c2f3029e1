import { site } from '../../../content/site.ts';
import { ORDER_PAID_TITLE, type OpenedOrder, type OrderStatus } from '../../contract/checkout.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ProviderUnavailable } from './provider.ts';

const contact = `Please write to ${site.email} or call ${site.phone.text}, and you get an invoice instead.`;

export const paymentsOff = new ProblemError({
  status: 503,
  title: 'No payments here',
  detail: `This site takes no payments at the moment. ${contact}`,
});

export function paymentsAway({ retryAfterSeconds }: ProviderUnavailable): ProblemError {
  return new ProblemError({
    status: 503,
    title: 'Payments cannot be reached',
    detail: 'Nothing was charged. Please try again in a few seconds.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

export function wrongField(field: string, message: string): ProblemError {
  const title = 'Please check what you sent';
  return new ProblemError({ status: 422, title, detail: message, errors: [{ field, message }] });
}

const paidDetails: Partial<Record<OrderStatus, string>> = {
  processing:
    'A payment for this order is on its way. You hear from us as soon as it has arrived; please do not pay again.',
  needs_review: 'A payment for this order is being looked at. You hear from us; please do not pay again.',
};

export function paidAlready(opened: OpenedOrder): ProblemError {
  return new ProblemError({
    status: 409,
    title: ORDER_PAID_TITLE,
    detail: paidDetails[opened.order.status] ?? 'This order is paid. There is nothing more to pay.',
    extra: { ...opened },
  });
}

export const changedElsewhere = new ProblemError({
  status: 409,
  title: 'Changed elsewhere',
  detail: 'This checkout was changed in another window at the same moment. Please load the page again.',
});

export const noSuchOrder = new ProblemError({
  status: 404,
  title: 'No such order',
  detail: 'There is no order that this page can open. Please open it in the browser in which you paid, or write to us.',
});
