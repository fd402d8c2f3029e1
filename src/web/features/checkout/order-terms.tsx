import type { ReactNode } from 'react';
import { delivery } from '../../../../content/packages.ts';
import { PhoneHours } from '../../phone/phone-hours.tsx';
import { site } from '../../../../content/site.ts';
import { Founder } from '../../ui/founder.tsx';
import { useLiveBy } from './live-by.ts';
import type { Product } from './product.ts';

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a buyer may count on: the price, the ways to pay, the money back. */
export function OrderTerms({ takesMoney }: { takesMoney: boolean }) {
  const terms = <a href="/terms-of-service#refunds">Terms</a>;
  return (
    <dl className="order-terms">
      <Term name="Price">Fixed, and paid once. A domain, a CRM account and texts are paid to those who run them.</Term>
      {takesMoney && (
        <Term name="Ways to pay">Card, Klarna, Affirm or Cash App, as far as your bank and country allow</Term>
      )}
      <Term name="Refund">
        {delivery.refund === undefined ? 'As the terms say.' : delivery.refund} {terms}
      </Term>
      <Term name="Support">{delivery.support} of training and support after delivery</Term>
      {takesMoney && (
        <Term name="Questions">
          <a href={site.phone.href}>{site.phone.text}</a>, <PhoneHours />
        </Term>
      )}
    </dl>
  );
}

/** What happens after the payment, and who answers for it. It stands below the form on wide screens, and after the order on phones. */
export function AfterPayment({ product }: { product: Product }) {
  const ready = useLiveBy(product.turnaround);
  return (
    <div className="order-next">
      <h3>What happens after</h3>
      <ol className="order-after">
        {product.onboarding !== null && <li>You answer questions about your business, for about ten minutes.</li>}
        <li>I begin within {delivery.beginsWithin} of your answers.</li>
        <li>You see it before it is live, say what is wrong, and I change it.</li>
        <li>
          {ready === null ? 'It goes live' : `It is live by ${ready}, if your answers are here today`}, and you are
          trained on it.
        </li>
      </ol>
      <Founder says="Your order comes to me, and I answer for it." />
    </div>
  );
}
