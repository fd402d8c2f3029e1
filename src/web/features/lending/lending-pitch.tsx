import { loadCode } from '../../api/load-code.ts';
import { lendingDemo, lendingParts } from '../../../../content/lending.ts';
import { lazyForm } from '../../forms/lazy-form.tsx';
import type { AcceptedLead } from '../../forms/lead-form.ts';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { VideoLink } from '../../ui/video-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { LendingOffers } from './lending-offers.tsx';
import { formatWholeDollars } from '../../ui/format-money.ts';
import { counted } from '../../../domain/words/count-words.ts';
import { capital } from '../../words/capital.ts';

/** The system's value to scale: each part is as long as its figure. */
function LendingValue() {
  return (
    <div className="lending-value to-scale">
      {lendingParts.map(({ name, dollars }) => (
        <div key={name}>
          <b>{formatWholeDollars(dollars)}</b>
          <span className="note">{name}</span>
        </div>
      ))}
    </div>
  );
}

const LazyLendingForm = lazyForm<AcceptedLead>({
  ids: 'lending-',
  load: async () => (await loadCode(() => import('./lending-form.tsx'))).LendingForm,
});

/** What the parts cost together when each is built from nothing. */
export const lendingWorth = formatWholeDollars(lendingParts.reduce((sum, { dollars }) => sum + dollars, 0));

/** The free system, its value, and the form to get it. */
export function LendingPitch({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <>
      <section className="wide landing-hero with-form">
        <div>
          <h1>A free lending system worth {lendingWorth}+</h1>
          <p className="lead">
            The website, the texts and the calendar I set up for lenders, written out so that you can copy them into any
            CRM. You give me a name and an address; I send you the system.
          </p>
          <LendingValue />
        </div>
        <div className="form-room">
          <h2>Where do I send it?</h2>
          <LazyLendingForm onAccepted={onAccepted} />
          <Note>
            <Unbroken>
              One e-mail with the system in it, and a page to print. No card, no call unless you book one.
            </Unbroken>
          </Note>
        </div>
      </section>
      <Room
        id="what-is-in-it"
        title="What is in it"
        intro={`${capital(counted(lendingParts.length, 'part', 'parts'))} that already know each other.`}
      >
        <Suite columns={3}>
          {lendingParts.map(({ name, dollars, description }) => (
            <SuiteRoom key={name} title={name} door={name !== lendingParts.at(-1)?.name}>
              <p>{description}</p>
              <Note>worth {formatWholeDollars(dollars)}</Note>
            </SuiteRoom>
          ))}
        </Suite>
      </Room>
      <Room id="demo" title="See it work" intro="What happens to one lead while nobody is at the desk.">
        <div className="beside form-beside">
          <VideoLink video={lendingDemo} />
          <aside className="framed well" aria-labelledby="demo-steps">
            <h3 id="demo-steps">What you see</h3>
            <ol className="ticks">
              {lendingDemo.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </aside>
        </div>
      </Room>
      <Room
        id="to-run-it"
        title="To run it"
        intro="The system is free and works in any CRM. These two make it quicker."
      >
        <LendingOffers />
      </Room>
    </>
  );
}
