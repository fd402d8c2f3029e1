import { site } from '../../../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { sessionOutcome, type Outcome } from './read-outcome.ts';

function leadOf(outcome: Outcome | null): string {
  if (outcome === null)
    return 'What you just bought or booked has arrived, and it is kept. You can close this page; nothing is lost.';
  return outcome.kind === 'purchase'
    ? `${outcome.title} is bought, and what you told me about it has arrived.`
    : `${outcome.title} is booked, and the time is yours.`;
}

/** The next rooms, after a purchase, after a booking, or where nothing is known. */
function stepsOf(outcome: Outcome | null): readonly { title: string; text: string }[] {
  const where = outcome?.email ?? 'the address you gave';
  const mail = {
    title: 'A confirmation by e-mail',
    text: `It goes to ${where}. If it is not there in ten minutes, look among the spam.`,
  };
  if (outcome?.kind === 'booking') {
    return [
      mail,
      {
        title: 'An entry for your calendar',
        text: 'It hangs on the mail. The link in it moves or cancels the session.',
      },
      { title: 'We talk', text: 'Bring what you use today. You leave with the next step, whether or not I build it.' },
    ];
  }
  return [
    mail,
    {
      title: 'Work begins within 24 hours',
      text: 'Of receiving your answers to the onboarding questions. If something is missing, I ask.',
    },
    { title: 'You see it before it is live', text: 'You get a link, say what is wrong, and I change it.' },
  ];
}

/** The end of the way: what was bought or booked, and what happens next. */
export function Done() {
  // The file was written without a session; what this one knows is shown once the page has taken it over.
  const outcome = useHydrated() ? sessionOutcome() : null;
  return (
    <>
      <Room
        id="done"
        title={outcome?.kind === 'booking' ? 'You are booked' : 'That is done. Thank you.'}
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
          <p>
            A question before that? Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{' '}
            <a href={site.phone.href}>{site.phone.text}</a>, <Unbroken>{site.quickQuestionHours}</Unbroken>.
          </p>
          <p className="row">
            <ButtonLink to="/" variant="go">
              Return to Home
            </ButtonLink>
            <ButtonLink to="/blog">Read the blog meanwhile</ButtonLink>
          </p>
        </div>
      </Room>
    </>
  );
}
