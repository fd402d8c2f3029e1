import { delivery } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { facts, list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';
import { inDollars } from '../../outbox/in-dollars.ts';

export const purchaseConfirmed: Template<MailProps<'purchase-confirmed'>> = ({
  name,
  productName,
  amountCents,
  orderId,
  hasForm,
  isTest,
}) => {
  const amount = inDollars(amountCents);
  const subject = `Your order: ${productName}`;
  return {
    subject: isTest ? `Test, no money moved: ${subject}` : subject,
    preheader: isTest ? 'A purchase in test mode. Nobody was charged.' : 'Paid. Here is what happens next.',
    greeting: greetingTo(name),
    blocks: [
      text(
        isTest
          ? 'This order was made in test mode: nobody was charged, and nothing will be built for it.'
          : 'Thank you. Your payment has arrived.',
      ),
      facts(['Package', productName], [isTest ? 'Price' : 'Paid', amount], ['Order', orderId]),
      text('What happens next:'),
      list(
        ...(hasForm ? ['You tell me about your business in the onboarding form that follows the payment.'] : []),
        `I start within ${delivery.beginsWithin} of having what you tell me there.`,
        'You see the first pages before anything goes live.',
      ),
      text(
        hasForm
          ? 'If you closed the page before you sent the form, answer this mail, and we go through the questions together.'
          : 'If anything is unclear, answer this mail.',
      ),
    ],
    signed: true,
    reason: `You get this mail because ${isTest ? 'a test order was made' : 'a package was bought'} with your address on the ${site.brand} website.`,
  };
};
