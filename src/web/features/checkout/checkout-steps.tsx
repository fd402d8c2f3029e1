import { useEffect, useState, type ComponentType } from 'react';
import { AnsweredView, ProcessingView } from './closed-views.tsx';
import type { Customer } from './kept-customer.ts';
import { InfoStep } from './info-step.tsx';
import type { OrderKey, Standing } from './checkout-memory.ts';
import { hasSentRequest } from './kept-request.ts';
import { OrderLine, OrderSummary } from './order-summary.tsx';
import { RequestArrived } from './request-arrived.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PaymentsOff } from './payments-off.tsx';
import { endsWhenPaid, type OnboardingForm, type Product } from './product.ts';
import type { OpenStep } from './kept-step.ts';
import { StepRooms } from './step-rooms.tsx';
import { StepView } from './step-view.tsx';
import { TestMode } from './test-mode.tsx';
import { useCheckout } from './use-checkout.ts';

/** The props of the onboarding form, the last step. */
export interface OnboardingStepProps {
  readonly form: OnboardingForm;
  readonly order: OrderKey;
  readonly customer: Customer;
  readonly onDone: () => void;
}

type View = OpenStep | 'off' | Exclude<Standing, 'open'>;

const roomOf = {
  off: null,
  info: 'info',
  payment: 'payment',
  processing: 'payment',
  paid: 'onboarding',
  answered: 'done',
} as const satisfies Record<View, string | null>;

/** Whether another view was shown before this one. */
function useArrival(view: View): boolean {
  const [first] = useState(view);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && view !== first) setHasMoved(true);
  return hasMoved;
}

/** The present step of the checkout of `product`, under the row of steps. */
export function CheckoutSteps({
  product,
  isOff,
  Onboarding,
}: {
  product: Product;
  /** Whether the site accepts no payments. */
  isOff: boolean;
  Onboarding: ComponentType<OnboardingStepProps>;
}) {
  const { customer, step, standing, order, ...checkout } = useCheckout(product);
  const openView = isOff ? 'off' : step;
  const view: View = standing === 'open' ? openView : standing;
  const isArrival = useArrival(view);
  const asksNothing = view === 'paid' && endsWhenPaid(product);
  const { finish } = checkout;
  useEffect(() => {
    if (asksNothing) finish();
  }, [asksNothing, finish]);

  return (
    <>
      <StepRooms at={roomOf[view]} />
      {/* The payment step shows this note itself, beside its form. */}
      {checkout.isTest && view !== 'payment' && <TestMode />}
      {(view === 'info' || view === 'off') && hasSentRequest(product) && <RequestArrived />}
      {(view === 'info' || view === 'off' || view === 'payment') && <OrderLine product={product} />}
      {view === 'info' && (
        <div className="beside">
          <StepView key={view} title="Your details" isArrival={isArrival}>
            <InfoStep
              customer={customer}
              refused={checkout.refusedEmail}
              onChange={checkout.changeCustomer}
              onContinue={checkout.pay}
            />
          </StepView>
          <OrderSummary product={product} />
        </div>
      )}
      {view === 'off' && (
        <div className="beside">
          <StepView key={view} title="Nothing can be paid here right now" isArrival={isArrival}>
            <PaymentsOff product={product} customer={customer} />
          </StepView>
          <OrderSummary product={product} takesMoney={false} />
        </div>
      )}
      {view === 'payment' && (
        <div className="beside">
          <StepView key={view} title="Payment" isArrival={isArrival}>
            <PaymentStep
              product={product}
              customer={customer}
              onPaid={checkout.paid}
              onProcessing={checkout.processing}
              onDetails={checkout.refuseEmail}
            />
          </StepView>
          <OrderSummary product={product} customer={customer} onEdit={checkout.edit} />
        </div>
      )}
      {view === 'processing' && <ProcessingView product={product} isArrival={isArrival} />}
      {view === 'paid' && product.onboarding !== null && order !== null && (
        <StepView key={view} title="A few questions before I start" isArrival={isArrival} isWide>
          <Onboarding form={product.onboarding} order={order} customer={customer} onDone={finish} />
        </StepView>
      )}
      {view === 'answered' && <AnsweredView product={product} isArrival={isArrival} onAnother={checkout.startAnew} />}
    </>
  );
}
