import { site } from '../../../../content/site.ts';
import { action, facts, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';
import { inDollars } from '../../outbox/in-dollars.ts';

export const checkoutAbandoned: Template<MailProps<'checkout-abandoned'>> = (order) => {
  const { name, productName, amountCents, path, wasRefused, stopPath, until } = order;
  return {
    subject: `Not paid yet: ${productName}`,
    preheader: wasRefused ? 'Your payment was refused. Nothing was charged.' : 'Nothing was charged.',
    greeting: greetingTo(name),
    blocks: [
      text('You began to order this package, and no payment has arrived:'),
      facts(['Package', productName], ['Price', inDollars(amountCents)], ['Charged', 'nothing']),
      text(
        wasRefused
          ? 'Your bank refused the payment. Another card, or another way to pay, often works.'
          : 'If you still want it, you can go on at any time.',
      ),
      action('Go on with the order', path),
      text('If something stopped you, answer this mail and tell me. I send no other reminder.'),
    ],
    signed: true,
    reason: `You get this mail because an order was begun with your address on the ${site.brand} website.`,
    stopPath,
    until,
  };
};
