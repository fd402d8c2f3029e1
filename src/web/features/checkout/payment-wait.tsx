import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReachOwner } from './reach-owner.tsx';
import { focusStep } from './step-view.tsx';

/** A spinner while the payment is prepared; after some time also other ways to go on. */
export function PaymentWait({
  subject,
  isLate,
  limitSeconds = null,
  onRetry,
}: {
  subject: string;
  isLate: boolean;
  /** How long to wait before the next request, if the server said so. */
  limitSeconds?: number | null;
  onRetry: () => void;
}) {
  return (
    <div className="payment-wait">
      <Spinner label="Preparing the payment" />
      <div aria-live="polite">
        {isLate && (
          <div className="payment-late framed">
            {limitSeconds !== null && (
              <p>
                <b>Please wait {limitSeconds === 1 ? 'a second' : `${limitSeconds} seconds`}.</b> The payment is then
                prepared by itself.
              </p>
            )}
            <p>
              This takes longer than it should. Nothing was charged, and what you entered is kept: try again, or tell me
              and I send you an invoice.
            </p>
            <Button
              onClick={({ currentTarget }) => {
                focusStep(currentTarget);
                onRetry();
              }}
            >
              Try again
            </Button>
            <ReachOwner subject={subject}>Write or call:</ReachOwner>
          </div>
        )}
      </div>
    </div>
  );
}
