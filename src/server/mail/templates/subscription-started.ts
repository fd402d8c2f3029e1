import { site } from '../../../../content/site.ts';
import { facts, link, list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';
import { inDollars } from '../../outbox/in-dollars.ts';

export const subscriptionStarted: Template<MailProps<'subscription-started'>> = ({
  name,
  productName,
  isYearly,
  amountCents,
}) => {
  const amount = inDollars(amountCents);
  const period = isYearly ? 'year' : 'month';
  return {
    subject: 'Welcome aboard: how your course platform is set up',
    preheader: 'Your first payment has arrived. Here is what to do now.',
    greeting: greetingTo(name),
    blocks: [
      text('Thank you. Your first payment has arrived, and your account is being made under this address.'),
      facts(['Subscription', productName], ['Paid', `${amount} for this ${period}`]),
      text('What to do now:'),
      list(
        'Sign in from the course page with this address, and choose a password.',
        'Answer this mail with the name of your course and your domain, and I connect the two.',
        'Pick a time for our first call, and bring whatever you have recorded so far.',
      ),
      link('Pick a time for the first call', '/book'),
      text(`It renews every ${period}. To cancel, answer this mail before the next one begins.`),
    ],
    signed: true,
    reason: `You get this mail because a course platform was subscribed to with your address on the ${site.brand} website.`,
  };
};
