import { site } from '../../../../content/site.ts';
import { consulting, packages, priceOf, starterPlan } from '../../../../content/packages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { opens } from './opens.ts';
import { offer } from '../../../../content/about.ts';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { BuildDays } from './build-days.tsx';
import { Cases } from './cases.tsx';

export function Offer() {
  return (
    <Room
      id="freedom-guide"
      title="Transform your business"
      door
      intro="A working system, not a stack of logins: site, CRM, texts and calendar joined up, and handed over with the training to run it without me."
    >
      <div className="offer">
        <KeyFigures figures={[offer.price, offer.turnaround, offer.support]} />
        <BuildDays />
      </div>
      <Cases />
    </Room>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="ticks">
      {features.map((feature) => (
        <li key={feature}>
          <Unbroken>{feature}</Unbroken>
        </li>
      ))}
    </ul>
  );
}

/** The packages with their prices and turnaround times. */
export function Services() {
  return (
    <Room
      id="crm-services"
      title="CRM services"
      claim="A fixed price where the work is known."
      intro={<p className="lead">Where it is not, we talk first and you get a price in writing.</p>}
    >
      <div className="services">
        <Suite columns={3}>
          {packages.map(({ id, name, turnaround, description, features }) => (
            <SuiteRoom key={id} title={name}>
              <p className="price">{priceOf(id)}</p>
              <Note>{turnaround}</Note>
              <p>{description}</p>
              <Features features={features} />
              {/* The checkout has headers of its own, so it is loaded as a document. */}
              <ButtonLink to={`/checkout?service=${id}`} variant="go" reloadDocument>
                Order {name}
              </ButtonLink>
            </SuiteRoom>
          ))}
          <SuiteRoom title={consulting.name}>
            <p className="price">{consulting.price}</p>
            <Note>
              first session {site.consultation.price}, {site.consultation.length}
            </Note>
            <p>{consulting.description}</p>
            <Features features={consulting.features} />
            <Button {...opens('booking', 'strategy_consulting_card')}>Book a session</Button>
          </SuiteRoom>
        </Suite>
        <div className="starter">
          <div>
            <h3>{starterPlan.name}</h3>
            <p>{starterPlan.description}</p>
          </div>
          <Features features={starterPlan.features} />
          <p className="price">
            {starterPlan.price} <span className="note">a month</span>
          </p>
          <ButtonLink to={starterPlan.orderUrl}>Start for {starterPlan.price}</ButtonLink>
        </div>
      </div>
    </Room>
  );
}
