import { site } from '../../../../content/site.ts';
import { list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo, quotablePlace } from './typed-words.ts';

export const dealReceived: Template<MailProps<'deal-received'>> = ({ name, address, marketTitle }) => {
  const property = quotablePlace(address);
  return {
    subject: property === null ? 'Your deal is here' : `Your deal is here: ${property}`,
    preheader: 'You hear from me within 24-48 hours.',
    greeting: greetingTo(name),
    blocks: [
      text(
        `${property === null ? 'Your property' : `${property} has arrived, and it`} is inside the buy box for ${marketTitle}. You hear from me within 24-48 hours.`,
      ),
      text('Until then:'),
      list(
        'I check your figures against what sold nearby.',
        'I put the deal to the buyer whose box it fits.',
        'If a figure is missing, I ask you by mail or phone before I pass on the deal.',
      ),
      text(
        'If the price or the access changes, or the property goes under contract elsewhere, please answer this mail.',
      ),
    ],
    signed: true,
    reason: `You get this mail because a deal was sent with your address on the ${site.brand} website.`,
  };
};
