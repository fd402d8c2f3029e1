import { consulting, packages, starterPlan } from '../../../../content/packages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useOverlayButton } from './overlays.tsx';

/** A price of whole dollars as it is shown: 150000 cents is `$1,500`. */
function formatDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
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

/** What can be ordered, what it costs and how long it takes. */
export function Services() {
  const overlayButton = useOverlayButton();
  return (
    <Room
      id="crm-services"
      title="CRM services"
      intro={
        <p>Fixed prices where the work is known. Where it is not, we talk first and you get a price in writing.</p>
      }
    >
      <div className="services">
        <Suite columns={3}>
          {packages.map(({ id, name, priceCents, turnaround, description, features }) => (
            <SuiteRoom key={id} title={name}>
              <p className="price">{formatDollars(priceCents)}</p>
              <Note>{turnaround}</Note>
              <p>{description}</p>
              <Features features={features} />
              {/* A page with headers of its own: it is loaded, not shown inside this one. */}
              <ButtonLink to={`/checkout?service=${id}`} variant="go" reloadDocument>
                Order {name}
              </ButtonLink>
            </SuiteRoom>
          ))}
          <SuiteRoom title={consulting.name}>
            <p className="price">{consulting.price}</p>
            <Note>first session free, 30 minutes</Note>
            <p>{consulting.description}</p>
            <Features features={consulting.features} />
            <Button {...overlayButton('booking', 'strategy_consulting_card')}>Book a session</Button>
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
