import { delivery } from '../../../../content/packages.ts';
import { PhoneHours } from '../../phone/phone-hours.tsx';
import { site } from '../../../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { sessionOutcome, type Outcome } from './read-outcome.ts';

function leadOf({ kind, title, when }: Outcome): string {
  if (kind === 'purchase') return `${title} is bought, and what you told me about it has arrived.`;
  return when === null ? `${title} is booked, and the time is yours.` : `${title} is booked: ${when}.`;
}

/** The next rooms, after a purchase or a booking. */
function stepsOf({ kind, email }: Outcome): readonly { title: string; text: string }[] {
  const mail = {
    title: 'A confirmation by e-mail',
    text: `It goes to ${email ?? 'the address you gave'}. If it is not there in ten minutes, look among the spam.`,
  };
  if (kind === 'booking') {
    return [
      mail,
      {
        title: 'An entry for your calendar',
        text: 'It is attached to the mail. A link in the mail moves or cancels the session.',
      },
      { title: 'We talk', text: 'Bring what you use today. You leave with the next step, whether or not I build it.' },
    ];
  }
  return [
    mail,
    {
      title: `Work begins within ${delivery.beginsWithin}`,
      text: 'Of receiving your answers to the onboarding questions. If something is missing, I ask.',
    },
    { title: 'You see it before it is live', text: 'You get a link, say what is wrong, and I change it.' },
  ];
}

function Questions() {
  return (
    <p>
      A question? Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{' '}
      <a href={site.phone.href}>{site.phone.text}</a>, <PhoneHours />.
    </p>
  );
}

/** The prerendered content, which also stays if this tab bought and booked nothing. */
function NothingKnown({ isCertain }: { isCertain: boolean }) {
  return (
    <Room
      id="done"
      title="Your confirmation"
      level={1}
      intro={
        <div className="stack">
          <p className="lead">
            What you buy or book on this site is confirmed here, in the window in which you did it, and by e-mail.
          </p>
          {/* It has its place before it is known to be true, so that nothing moves. */}
          <p className={isCertain ? undefined : 'not-yet'}>In this window nothing was bought or booked.</p>
        </div>
      }
    >
      <div className="done-on">
        <Questions />
        <p className="row">
          <ButtonLink to="/" variant="go">
            Return to Home
          </ButtonLink>
          <ButtonLink to="/book">Book a free session</ButtonLink>
        </p>
      </div>
    </Room>
  );
}

function Known({ outcome }: { outcome: Outcome }) {
  return (
    <>
      <Room
        id="done"
        title={outcome.kind === 'booking' ? 'You are booked' : 'That is done. Thank you.'}
        level={1}
        intro={<p className="lead">{leadOf(outcome)}</p>}
      />
      <Room id="what-next" title="What happens next">
        <Suite columns={3}>
          {stepsOf(outcome).map(({ title, text }, index, all) => (
            <SuiteRoom key={title} title={title} lit={index === 0} door={index < all.length - 1}>
              <p>{text}</p>
            </SuiteRoom>
          ))}
        </Suite>
        <div className="done-on">
          <Questions />
          <p className="row">
            <ButtonLink to="/" variant="go">
              Return to Home
            </ButtonLink>
            {outcome.kind === 'purchase' && (
              <ButtonLink to="/checkout-success" reloadDocument>
                Your receipt
              </ButtonLink>
            )}
            {outcome.manageUrl !== null && <ButtonLink to={outcome.manageUrl}>Move or cancel</ButtonLink>}
            <ButtonLink to="/blog">Read the blog meanwhile</ButtonLink>
          </p>
        </div>
      </Room>
    </>
  );
}

/** Confirms what was bought or booked in this tab, and says what happens next. */
export function Done() {
  // The prerendered page has no session: this tab's outcome is shown after hydration.
  const isHydrated = useHydrated();
  const outcome = isHydrated ? sessionOutcome() : null;
  return outcome === null ? <NothingKnown isCertain={isHydrated} /> : <Known outcome={outcome} />;
}
