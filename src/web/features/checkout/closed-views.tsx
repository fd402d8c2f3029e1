import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Product } from './product.ts';
import { ReachOwner } from './reach-owner.tsx';
import { StepView } from './step-view.tsx';
import { RETURN_PATH } from './payment-return.ts';

/** Shown while a payment is in progress, so that nobody pays twice. */
export function ProcessingView({ product, isArrival }: { product: Product; isArrival: boolean }) {
  return (
    <StepView title="Your payment is under way" isArrival={isArrival}>
      <p>
        The bank has the payment for {product.name} and has not answered yet. You do not have to pay again; as soon as
        it is through, the questions open here.
      </p>
      <p className="row">
        <ButtonLink to={RETURN_PATH} variant="go">
          See where it stands
        </ButtonLink>
      </p>
      <ReachOwner subject={`Payment for ${product.name}`}>Something is not right? Write or call:</ReachOwner>
    </StepView>
  );
}

/** Shown when the checkout is finished; another one can be started. */
export function AnsweredView({
  product,
  isArrival,
  onAnother,
}: {
  product: Product;
  isArrival: boolean;
  onAnother: () => void;
}) {
  return (
    <StepView title={`${product.name} is bought`} isArrival={isArrival}>
      <p>It is paid and your answers have arrived. There is nothing left to do here.</p>
      <p className="row">
        <ButtonLink to="/success" variant="go">
          See what happens next
        </ButtonLink>
        <Button onClick={onAnother}>Buy another one</Button>
      </p>
    </StepView>
  );
}
