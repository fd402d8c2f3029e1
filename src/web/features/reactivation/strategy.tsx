import { loadCode } from '../../api/load-code.ts';
import { useEffect, useRef, useState } from 'react';
import { PhoneHours } from '../../phone/phone-hours.tsx';
import { site } from '../../../../content/site.ts';
import {
  CHECKOUT_CUSTOMER_KEY,
  CHECKOUT_REQUEST_KEY,
  REACTIVATION_CHECKOUT,
  REACTIVATION_SERVICE,
} from '../../../contract/session-notes.ts';
import { lazyForm } from '../../forms/lazy-form.tsx';
import type { AcceptedLead } from '../../forms/lead-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';

const LazyReactivationForm = lazyForm<AcceptedLead>({
  ids: 'reactivation-',
  load: async () => (await loadCode(() => import('./reactivation-form.tsx'))).ReactivationForm,
});

/** Leaves name and e-mail for the checkout, and that the request has arrived. */
function carryOver({ firstName = '', lastName = '', email = '' }: AcceptedLead['values']): void {
  const name = [firstName, lastName].map((part) => String(part).trim()).join(' ');
  try {
    sessionStorage.setItem(CHECKOUT_CUSTOMER_KEY, JSON.stringify({ name, email: String(email).trim() }));
    sessionStorage.setItem(CHECKOUT_REQUEST_KEY, REACTIVATION_SERVICE);
  } catch {
    // Without storage the buyer types them again.
  }
}

/** Replaces the form if a retry sent it. Without a press the visitor is not taken to another page. */
function ArrivedLate() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Your strategy request has arrived
      </h3>
      <p>The connection came back and it was sent. Your package is the next step; name and e-mail are filled in.</p>
      <ButtonLink to={REACTIVATION_CHECKOUT} variant="go" reloadDocument>
        Go on to the checkout
      </ButtonLink>
    </>
  );
}

/** The strategy form. Once it is accepted, the checkout follows. */
export function Strategy() {
  const [isLate, setIsLate] = useState(false);
  return (
    <Room
      id="strategy"
      title="Plan your campaign"
      door
      intro="Two minutes. I read it myself, and it goes nowhere else than into your plan."
    >
      <div className="beside form-beside">
        <div className="form-column">
          {isLate ? (
            <ArrivedLate />
          ) : (
            <LazyReactivationForm
              onAccepted={(accepted) => {
                carryOver(accepted.values);
                if (accepted.isLate) setIsLate(true);
                // The checkout has headers of its own, so it is loaded as a document.
                else location.assign(REACTIVATION_CHECKOUT);
              }}
            />
          )}
        </div>
        <aside className="framed well" aria-labelledby="promises">
          <h3 id="promises">Before the first text goes out</h3>
          <ul className="ticks">
            <li>You approve every word of it.</li>
            <li>Your list stays yours. I do not see the leads until we have settled how they get to me.</li>
            <li>We take out whoever asked you once before not to be contacted.</li>
            <li>Whoever answers “stop” is off the list at once, for good.</li>
          </ul>
          <p>
            Rather talk? Call <a href={site.phone.href}>{site.phone.text}</a>, <PhoneHours />.
          </p>
        </aside>
      </div>
    </Room>
  );
}
