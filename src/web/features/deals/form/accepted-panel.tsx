import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Accepted } from './use-submit-deal.ts';
import { say, sayOwn } from '../../../words/say.ts';
import { Said } from '../../../words/say-parts.tsx';

/** Confirms the deal after the toast has gone: what was sent, to which box, and what happens next. */
export function AcceptedPanel({ sent, onNext }: { sent: Accepted; onNext: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className="accepted framed" aria-labelledby="deal-accepted">
      <h3 id="deal-accepted" ref={ref} tabIndex={-1}>
        {say('Your deal is with us')}
      </h3>
      <p>
        <Said
          text="{property}, for the {market} buy box."
          property={
            <b>
              {sent.propertyAddress}, {sent.city}
            </b>
          }
          market={sayOwn(sent.market)}
        />
      </p>
      <p>
        <Said
          text="We hold it against what the buyer pays today and write to {email} within {hours}. Nothing is owed unless it closes."
          email={sent.person.email}
          hours={<span className="unbroken">{say('24-48 hours')}</span>}
        />
      </p>
      <Button onClick={onNext}>{say('Submit another deal')}</Button>
    </section>
  );
}
