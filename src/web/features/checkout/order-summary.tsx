import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { formatCents } from '../../ui/format-money.ts';
import type { Customer } from './kept-customer.ts';
import type { Product } from './product.ts';

/** The product, its price and the buyer; `onEdit` goes back to the details. */
export function OrderSummary({
  product,
  customer,
  onEdit,
}: {
  product: Product;
  customer?: Customer;
  onEdit?: (() => void) | undefined;
}) {
  return (
    <aside className="order-summary framed well" aria-labelledby="order-summary">
      <h2 id="order-summary">Your order</h2>
      <p className="order-name">{product.name}</p>
      <p>{product.description}</p>
      <Note>{product.turnaround}</Note>
      <dl>
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
    </aside>
  );
}
