import { site } from '../../../content/site.ts';
import { ORDER_PAID_TITLE, type OpenedOrder, type OrderStatus } from '../../contract/checkout.ts';
import { Refusal } from '../requests/refusal.ts';
import type { ProviderUnavailable } from './provider.ts';

const contact = `Please write to ${site.email} or call ${site.phone.text}, and we will send you an invoice instead.`;

export const paymentsOff = new Refusal({
  kind: 'unavailable',
  title: 'No payments here',
  detail: `This site takes no payments at the moment. ${contact}`,
});

export function paymentsAway({ retryAfterSeconds }: ProviderUnavailable): Refusal {
  return new Refusal({
    kind: 'unavailable',
    title: 'Payments cannot be reached',
    detail: 'Nothing was charged. Please try again in a few seconds.',
    retryAfterSeconds,
  });
}

const paidDetails: Partial<Record<OrderStatus, string>> = {
  processing:
    'A payment for this order is on its way. We will write to you as soon as it arrives; please do not pay again.',
  needs_review: 'We are reviewing a payment for this order and will write to you; please do not pay again.',
};

export function paidAlready(opened: OpenedOrder): Refusal {
  return new Refusal({
    kind: 'conflict',
    title: ORDER_PAID_TITLE,
    detail: paidDetails[opened.order.status] ?? 'This order is paid. There is nothing more to pay.',
    extra: { ...opened },
  });
}

export const changedElsewhere = new Refusal({
  kind: 'conflict',
  title: 'Changed elsewhere',
  detail: 'This checkout was changed in another window at the same moment. Please load the page again.',
});

export const noSuchOrder = new Refusal({
  kind: 'unknown',
  title: 'No such order',
  detail: 'There is no order that this page can open. Please open it in the browser in which you paid, or write to us.',
});
