import { delivery } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { facts, list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

/** `Tuesday, December 1, 2026`, of a day of the calendar, wherever it is read. */
function longDay(day: string): string {
  if (Number.isNaN(Date.parse(day))) return 'the day you chose';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));
}

export const onboardingReceived: Template<MailProps<'onboarding-received'>> = ({
  name,
  withCrm,
  launchDeadline,
  hasLogo,
}) => {
  const build = withCrm ? 'your website and your CRM' : 'your website';
  return {
    subject: `I have what I need: your build begins within ${delivery.beginsWithin}`,
    preheader: 'What happens next, and what you can still send me.',
    greeting: greetingTo(name),
    blocks: [
      text(`Thank you. What you told me is here, and work on ${build} begins within ${delivery.beginsWithin}.`),
      list(
        'I read everything you wrote. Where something is missing or could go two ways, I ask you by mail.',
        'You get the address of a first version to look at, before anything is public.',
        'You say what to change, and I put it live once you say so.',
      ),
      facts(['Building', build], ['To be live by', longDay(launchDeadline)]),
      text(
        hasLogo
          ? 'Has anything changed, or did you forget something? Answer this mail.'
          : 'You sent no logo. If you have one, answer this mail with it; if not, I set your name in type, and you can change that later.',
      ),
    ],
    signed: true,
    reason: `You get this mail because the onboarding form on the ${site.brand} website was sent with your address.`,
  };
};
