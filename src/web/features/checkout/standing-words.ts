import type { Order, OrderStatus } from '../../../contract/checkout.ts';
import { isPending, type Found } from './use-found-order.ts';

/** What the page says about an order, and the next action it offers. */
export interface StandingWords {
  readonly title: string;
  readonly text: string;
  readonly way: 'paid' | 'wait' | 'home' | 'checkout' | 'retry' | 'look';
}

function waiting({ productName }: Order): StandingWords {
  return {
    title: 'Your payment is being processed',
    text: `The payment for ${productName} is on its way. This page looks again by itself; you may also leave it, and a mail tells you as soon as it is through. You do not have to pay again.`,
    way: 'wait',
  };
}

function paid({ productName, onboarding }: Order): StandingWords {
  const asked = onboarding.form !== null && !onboarding.done;
  const questions = ' Before I start I need to know a few things from you: about ten minutes of questions.';
  return {
    title: 'Payment Successful',
    text: `${productName} is paid.${asked ? questions : ''}`,
    way: 'paid',
  };
}

function unpaid({ productName }: Order): StandingWords {
  return {
    title: 'The payment did not go through',
    text: `${productName} is not paid, and nothing was charged. Your details are kept: go back and try again, with the same way to pay or another.`,
    way: 'checkout',
  };
}

function refunded({ productName }: Order): StandingWords {
  return {
    title: 'This payment was refunded',
    text: `The payment for ${productName} went back to where it came from. Some banks take a few days to show it.`,
    way: 'home',
  };
}

function held({ productName }: Order): StandingWords {
  return {
    title: 'I am looking at this payment',
    text: `A payment for ${productName} arrived, but not as it was asked for, so I look at it myself before anything begins. You do not have to pay again.`,
    way: 'home',
  };
}

const wordsFor: Readonly<Record<OrderStatus, (order: Order) => StandingWords>> = {
  created: unpaid,
  awaiting_payment: unpaid,
  failed: unpaid,
  cancelled: unpaid,
  processing: waiting,
  completed: paid,
  partly_refunded: paid,
  disputed: paid,
  refunded,
  needs_review: held,
  discarded: held,
};

/** The words for the order that was found, or for the search. */
export function standingWords(found: Found): StandingWords {
  if (found.state === 'looking') {
    return {
      title: 'Your payment',
      text: 'I am looking where it stands, which takes a moment. You can leave this page and lose nothing: what is paid is paid, and a mail confirms it.',
      way: 'look',
    };
  }
  if (found.state === 'away') {
    return {
      title: 'Your payment cannot be looked up right now',
      text: 'The server does not answer. That says nothing about the payment itself: if it went through, a mail confirms it.',
      way: 'retry',
    };
  }
  if (found.state === 'unknown') {
    return {
      title: 'No payment to show here',
      text: 'This browser knows of no order. If you paid on another device, the confirmation is in your mail, and all is well.',
      way: 'home',
    };
  }
  const { order, isTried } = found.found;
  return isPending(order, isTried) ? waiting(order) : wordsFor[order.status](order);
}
