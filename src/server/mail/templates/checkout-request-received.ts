import { site } from '../../../../content/site.ts';
import { facts, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';
import { inDollars } from '../../outbox/in-dollars.ts';

export const checkoutRequestReceived: Template<MailProps<'checkout-request-received'>> = ({
  name,
  productName,
  priceCents,
}) => {
  const price = inDollars(priceCents);
  return {
    subject: `Your request: ${productName}`,
    preheader: 'Nothing was charged. I write to you about how to pay and when I start.',
    greeting: greetingTo(name),
    blocks: [
      text('You asked for this package while the site took no payments:'),
      facts(['Package', productName], ['Price', price], ['Charged', 'nothing']),
      text('I write to you with an invoice and the day on which I can start. You decide then.'),
      text('If something about your business matters for it, answer this mail and tell me.'),
    ],
    signed: true,
    reason: `You get this mail because a package was asked for with your address on the ${site.brand} website.`,
  };
};
