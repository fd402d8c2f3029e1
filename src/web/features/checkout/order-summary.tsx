import { Button } from '../../ui/button.tsx';
import { formatCents } from '../../ui/format-money.ts';
import type { Customer } from './kept-customer.ts';
import { useLiveBy } from './live-by.ts';
import { AfterPayment, OrderTerms } from './order-terms.tsx';
import type { Product } from './product.ts';

/** The order and its price in one line, above the form on phones, where what is in it comes after the form. */
export function OrderLine({ product }: { product: Product }) {
  return (
    <p className="order-line">
      <b>{product.name}</b> <b>{formatCents(product.priceCents)}</b>
    </p>
  );
}

/** The product, what is in it, its price and the buyer, then what happens after; `onEdit` goes back to the details. */
export function OrderSummary({
  product,
  customer,
  takesMoney = true,
  onEdit,
}: {
  product: Product;
  customer?: Customer;
  /** Whether it can be paid for here. */
  takesMoney?: boolean;
  onEdit?: (() => void) | undefined;
}) {
  const ready = useLiveBy(product.turnaround);
  return (
    <>
      <aside className="order-summary framed well" aria-labelledby="order-summary">
        <h2 id="order-summary">Your order</h2>
        <p className="order-name">
          {product.name}
          {product.alsoCalled !== null && <small>{product.alsoCalled} is the same package.</small>}
        </p>
        <p>{product.description}</p>
        <ul className="ticks">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <dl className="order-facts">
          {customer && (
            <>
              <div>
                <dt>Name</dt>
                <dd>{customer.name.trim()}</dd>
              </div>
              <div>
                <dt>Email</dt>
                <dd>{customer.email.trim()}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{product.turnaround}</dt>
            <dd>{ready === null ? '' : `live by ${ready}`}</dd>
          </div>
          <div className="order-total">
            <dt>Total</dt>
            <dd>{formatCents(product.priceCents)}</dd>
          </div>
        </dl>
        {onEdit && (
          <Button small onClick={onEdit}>
            Edit Information
          </Button>
        )}
        <OrderTerms takesMoney={takesMoney} />
      </aside>
      <AfterPayment product={product} />
    </>
  );
}
