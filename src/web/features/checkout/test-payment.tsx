import { useState } from 'react';
import type { PaymentIntent } from '../../../contract/checkout.ts';
import { explainFailure } from '../../api/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { formatCents } from '../../ui/format-money.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { confirmTestPayment } from './checkout-calls.ts';
import type { PaymentEnd } from './payment-end.ts';
import { returnAddress } from './payment-return.ts';

const cards = [
  { id: 'succeeds', name: 'Succeeds', note: 'The payment goes through at once.' },
  { id: 'declined', name: 'Is declined', note: 'The bank says no; another card can be tried.' },
  { id: 'redirects', name: 'Needs a redirect', note: 'As Klarna, Affirm and Cash App do: away and back again.' },
  { id: 'processes', name: 'Stays processing', note: 'The answer of the bank is a long time coming.' },
] as const;
type Card = (typeof cards)[number]['id'];

const outcomes = {
  succeeds: 'succeeded',
  declined: 'failed',
  redirects: 'succeeded',
  processes: 'processing',
} as const satisfies Record<Card, string>;

const DECLINED = 'The card was declined.';

/** Chooses how the test provider answers, in place of a card form. It never asks for card data. */
export function TestPayment({
  intent,
  priceCents,
  onEnd,
}: {
  intent: PaymentIntent;
  priceCents: number;
  onEnd: (end: PaymentEnd) => void;
}) {
  const [card, setCard] = useState<Card>('succeeds');
  const { isBusy, run } = useOneAtATime();

  async function pay(): Promise<void> {
    try {
      const { status, message } = await confirmTestPayment(intent.clientSecret, outcomes[card]);
      if (card === 'redirects' && status === 'succeeded') {
        location.assign(returnAddress(intent.clientSecret));
        return;
      }
      onEnd(status === 'failed' ? { kind: 'failed', message: message ?? DECLINED } : { kind: status });
    } catch (error) {
      onEnd({ kind: 'failed', message: explainFailure(error) });
    }
  }

  return (
    <form
      className="lead-form"
      aria-label="Test payment"
      onSubmit={(event) => {
        event.preventDefault();
        void run(pay);
      }}
    >
      <fieldset className="test-cards">
        <legend>Test card</legend>
        <p>Choose what the bank of this test card answers. There is no card, and nothing is charged.</p>
        <div className="pick">
          {cards.map(({ id, name, note }) => (
            <label key={id}>
              <input
                type="radio"
                name="test-card"
                value={id}
                checked={id === card}
                disabled={isBusy}
                onChange={() => setCard(id)}
              />
              <span>
                {name} <small>{note}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row">
        <Button type="submit" variant="go" busy={isBusy}>
          {isBusy ? 'Processing...' : `Pay ${formatCents(priceCents)}`}
        </Button>
      </div>
    </form>
  );
}
