import { site } from '../../../../content/site.ts';
import { list, text, type SpokenTemplate } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { ownIn } from '../../words/say-in.ts';
import { greetingTo, quotablePlace } from './typed-words.ts';

export const dealReceived: SpokenTemplate<MailProps<'deal-received'>> = (
  { name, address, marketTitle },
  { language, say },
) => {
  const property = quotablePlace(address);
  const market = ownIn(language, marketTitle);
  return {
    subject: property === null ? say('Your deal is here') : say('Your deal is here: {property}', { property }),
    preheader: say('You hear from me within 24-48 hours.'),
    greeting: greetingTo(name, say),
    blocks: [
      text(
        property === null
          ? say('Your property is inside the buy box for {market}. You hear from me within 24-48 hours.', { market })
          : say(
              '{property} has arrived, and it is inside the buy box for {market}. You hear from me within 24-48 hours.',
              { property, market },
            ),
      ),
      text(say('Until then:')),
      list(
        say('I check your figures against what sold nearby.'),
        say('I put the deal to the buyer whose box it fits.'),
        say('If a figure is missing, I ask you by mail or phone before I pass on the deal.'),
      ),
      text(
        say(
          'If the price or the access changes, or the property goes under contract elsewhere, please answer this mail.',
        ),
      ),
    ],
    signed: true,
    reason: say('You get this mail because a deal was sent with your address on the {brand} website.', {
      brand: site.brand,
    }),
  };
};
