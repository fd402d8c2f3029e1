import { useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { site } from '../../../../content/site.ts';
import { useSiteSettings } from '../../api/site-settings.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CheckoutSteps, type OnboardingStepProps } from './checkout-steps.tsx';
import { useOwnDocument } from './own-document.ts';
import { productOf } from './product.ts';
import { StepRooms } from './step-rooms.tsx';

/** What the file holds, which was written without knowing for whom: nothing that is wrong for anybody. */
function Opening() {
  return (
    <>
      <StepRooms at={null} />
      <div className="checkout-opening">
        <noscript>
          <p>
            Buying here needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{' '}
            <a href={site.phone.href}>{site.phone.text}</a>, and I send you an invoice.
          </p>
        </noscript>
        <Spinner label="Opening the checkout" />
      </div>
    </>
  );
}

/** Leads home where nothing is sold under the address. */
function NothingHere() {
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    location.replace('/');
  }, []);
  return <Opening />;
}

/** The way from a package to the work on it, in three rooms. `Onboarding` is the form of the last one. */
export function Checkout({ Onboarding }: { Onboarding: ComponentType<OnboardingStepProps> }) {
  useOwnDocument();
  const [query] = useSearchParams();
  const product = useHydrated() ? productOf(query.get('service')) : undefined;
  // Whether anything can be paid is known before anybody is asked for a name; where it cannot be known, the payment's own answer says it.
  const settings = useSiteSettings();
  const isOff = settings.state === 'ready' && settings.settings.payments === 'off';
  return (
    <section className="checkout" aria-labelledby="checkout-title">
      <div className="wide">
        <div className="checkout-head">
          <h1 id="checkout-title">Checkout</h1>
          <p className="lead">
            Who you are, the payment, then what I need to know to start. Work begins within 24 hours of your answers.
          </p>
        </div>
        {product === null && <NothingHere />}
        {product && settings.state !== 'loading' ? (
          <CheckoutSteps key={product.id} product={product} isOff={isOff} Onboarding={Onboarding} />
        ) : (
          product !== null && <Opening />
        )}
      </div>
    </section>
  );
}
