import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Accepted } from './use-submit-deal.ts';

/** Confirms the deal after the toast has gone: what was sent, to which box, and what happens next. */
export function AcceptedPanel({ sent, onNext }: { sent: Accepted; onNext: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className="accepted framed" aria-labelledby="deal-accepted">
      <h3 id="deal-accepted" ref={ref} tabIndex={-1}>
        Your deal is with us
      </h3>
      <p>
        <b>
          {sent.propertyAddress}, {sent.city}
        </b>
        , for the {sent.market} buy box.
      </p>
      <p>
        We hold it against what the buyer pays today and write to {sent.person.email} within{' '}
        <span className="unbroken">24-48 hours</span>. Nothing is owed unless it closes.
      </p>
      <Button onClick={onNext}>Submit another deal</Button>
    </section>
  );
}
