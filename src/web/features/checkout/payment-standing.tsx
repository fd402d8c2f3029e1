import { useState } from 'react';
import { site } from '../../../../content/site.ts';
import type { Order } from '../../../contract/checkout.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DeadEnd } from '../../ui/dead-end.tsx';
import { Room } from '../../ui/room.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useOwnDocument } from '../../shell/own-document.ts';
import { PaidNext } from './paid-next.tsx';
import { ReachOwner } from './reach-owner.tsx';
import { Receipt } from './receipt.tsx';
import { standingWords, type StandingWords } from './standing-words.ts';
import { TestMode } from './test-mode.tsx';
import { useFoundOrder } from './use-found-order.ts';

function checkoutOf({ serviceId }: Order): string {
  return `/checkout?service=${encodeURIComponent(serviceId)}`;
}

/** The one next action. */
function WayOn({ way, order, onRetry }: { way: StandingWords['way']; order: Order | null; onRetry: () => void }) {
  if (way === 'look') return <Spinner label="Looking at the order" />;
  if (way === 'wait') return <Spinner label="Waiting for the bank" />;
  if (way === 'retry') {
    return (
      <Button variant="go" onClick={onRetry}>
        Try again
      </Button>
    );
  }
  if (way === 'checkout' && order !== null) {
    return (
      <ButtonLink to={checkoutOf(order)} variant="go">
        Back to the payment
      </ButtonLink>
    );
  }
  if (way === 'paid' && order?.onboarding.form && !order.onboarding.done) {
    return (
      <ButtonLink to={checkoutOf(order)} variant="go">
        Answer the questions
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/" variant="go">
      Return to Home
    </ButtonLink>
  );
}

function FoundPayment({ onRetry }: { onRetry: () => void }) {
  const found = useFoundOrder();
  const order = found.state === 'known' ? found.found.order : null;
  const { title, text, way } = standingWords(found);
  const hasQuestions = order?.onboarding.form !== null && order?.onboarding.done === false;
  return (
    <div className="payment-standing">
      {order?.test && <TestMode />}
      <p className="sr-only" aria-live="polite">
        {way === 'look' ? '' : title}
      </p>
      {/* The key redraws the whole room for each state, so that nothing moves. */}
      <Room key={way} id="payment" title={title} level={1} intro={<p className="lead">{text}</p>}>
        {way === 'paid' && order !== null && <Receipt order={order} />}
        <div className="done-on">
          <div className="row">
            <WayOn way={way} order={order} onRetry={onRetry} />
            {way === 'paid' && <Button onClick={() => print()}>Print the receipt</Button>}
          </div>
          {way === 'look' ? (
            <noscript>
              <p>
                Showing this needs JavaScript. If the payment went through, a mail confirms it; otherwise write to{' '}
                <a href={`mailto:${site.email}`}>{site.email}</a>.
              </p>
            </noscript>
          ) : (
            <ReachOwner subject={order === null ? 'A payment' : `Payment for ${order.productName}`}>
              A question about it? Write or call:
            </ReachOwner>
          )}
        </div>
        {way === 'home' && order === null && <DeadEnd />}
      </Room>
      {way === 'paid' && <PaidNext hasHome={hasQuestions} />}
    </div>
  );
}

/** The state of the order with which a visitor returns from paying. */
export function PaymentStanding() {
  useOwnDocument();
  const [attempt, setAttempt] = useState(0);
  return <FoundPayment key={attempt} onRetry={() => setAttempt((count) => count + 1)} />;
}
