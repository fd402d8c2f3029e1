import { useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { delivery } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { useSiteSettings } from '../../api/site-settings.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AskWithoutScript } from './ask-without-script.tsx';
import { CheckoutSteps, type OnboardingStepProps } from './checkout-steps.tsx';
import { useOwnDocument } from '../../shell/own-document.ts';
import { productOf } from './product.ts';
import { StepRooms } from './step-rooms.tsx';

/** The prerendered content, which must be right for every visitor. */
function CheckoutLoading() {
  return (
    <>
      <StepRooms at={null} />
      <div className="checkout-opening">
        {/* A browser that runs script leaves it as it is, and needs no code for it. */}
        <noscript>{import.meta.env.SSR && <AskWithoutScript />}</noscript>
        <div className="needs-script">
          <div className="stack">
            <Spinner label="Opening the checkout" />
            <p className="late-way">
              If the checkout does not open, please load the page again. Or write to{' '}
              <a href={`mailto:${site.email}`}>{site.email}</a>, or call <a href={site.phone.href}>{site.phone.text}</a>
              .
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

/** Leads to the home page if the address names no product. */
function RedirectHome() {
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    location.replace('/');
  }, []);
  return <CheckoutLoading />;
}

/** The checkout in three steps: details, payment, onboarding. `Onboarding` is the form of the last step. */
export function Checkout({ Onboarding }: { Onboarding: ComponentType<OnboardingStepProps> }) {
  useOwnDocument();
  const [query] = useSearchParams();
  const product = useHydrated() ? productOf(query.get('service')) : undefined;
  // The site's settings say whether it accepts payments, before the visitor is asked for a name. If they cannot be loaded, the payment request says it.
  const settings = useSiteSettings();
  const isOff = settings.state === 'ready' && settings.settings.payments === 'off';
  return (
    <section className="checkout" aria-labelledby="checkout-title">
      <div className="wide">
        <div className="checkout-head">
          <h1 id="checkout-title">Checkout</h1>
          <p className="lead">
            Who you are, the payment, then what I need to know to start. Work begins within {delivery.beginsWithin} of
            your answers.
          </p>
        </div>
        {product === null && <RedirectHome />}
        {product && settings.state !== 'loading' ? (
          <CheckoutSteps key={product.id} product={product} isOff={isOff} Onboarding={Onboarding} />
        ) : (
          product !== null && <CheckoutLoading />
        )}
      </div>
    </section>
  );
}
