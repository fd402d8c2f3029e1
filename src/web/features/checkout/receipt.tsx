import type { ReactNode } from 'react';
import { delivery } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import type { Order } from '../../../contract/checkout.ts';
import { postalAddress } from '../../../contract/postal-address.ts';
import { formatCents } from '../../ui/format-money.ts';
import { localDay } from '../../ui/local-day.ts';
import { LongDate } from '../../ui/long-date.tsx';
import { Note } from '../../ui/note.tsx';
import { keptCustomer } from './kept-customer.ts';
import { useLiveBy } from './live-by.ts';
import { productOf } from './product.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isAsked({ onboarding }: Order): boolean {
  return onboarding.form !== null && !onboarding.done;
}

/** A paid order as one sheet that can be printed: what was bought by whom, the sum, the order's id, the day, and what comes next. */
export function Receipt({ order }: { order: Order }) {
  const product = productOf(order.serviceId);
  const buyer = keptCustomer();
  const who = [buyer.name, buyer.email].map((part) => part.trim()).filter(Boolean);
  const asked = isAsked(order);
  const ready = useLiveBy(product?.turnaround);
  return (
    <section className="receipt" aria-labelledby="receipt">
      <div className="receipt-sheet">
        <Note>receipt, {site.brand}</Note>
        <h2 id="receipt">
          {asked
            ? 'Paid. The work starts when your answers are in.'
            : 'Paid. Your answers are in, and the work starts.'}
        </h2>
        <dl className="receipt-facts">
          <Fact name="Package">{order.productName}, fixed price</Fact>
          {who.length > 0 && <Fact name="For">{who.join(', ')}</Fact>}
          {postalAddress !== undefined && <Fact name="From">{`${site.brand}, ${postalAddress}`}</Fact>}
          {product !== null && (
            <Fact name="What you get">
              {product.features.map((feature) => (
                <span key={feature}>{feature}</span>
              ))}
            </Fact>
          )}
          <Fact name="Support">{delivery.support} after delivery</Fact>
          {asked && ready !== null && <Fact name="Live by">{ready}, if your answers are here today</Fact>}
          {!asked && product !== null && <Fact name="Turnaround">{product.turnaround}, from your answers</Fact>}
          {order.status === 'partly_refunded' && <Fact name="Refund">A part of it went back to you.</Fact>}
        </dl>
      </div>
      <dl className="receipt-foot">
        <Fact name={order.test ? 'test order, nothing was charged' : 'paid'}>{formatCents(order.amountCents)}</Fact>
        {order.paidAt !== null && (
          <Fact name="on">
            <LongDate day={localDay(new Date(order.paidAt))} />
          </Fact>
        )}
        <Fact name="next">{asked ? 'your answers' : 'I write to you'}</Fact>
        <Fact name="order">
          <span className="receipt-id">{order.id}</span>
        </Fact>
      </dl>
    </section>
  );
}
