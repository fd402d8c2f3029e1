import { loadCode } from '../../api/load-code.ts';
import { useEffect, useRef, useState } from 'react';
import { LateForm } from '../../ui/late-form.tsx';
import type { Customer } from './kept-customer.ts';
import type { Product } from './product.ts';
import { ReachOwner } from './reach-owner.tsx';

const loadForm = async () => (await loadCode(() => import('./request-form.tsx'))).RequestForm;

function RequestReceived({ product, email }: { product: Product; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Your request has arrived
      </h3>
      <p>
        I write to <b>{email}</b> about {product.name}, with an invoice and the day on which I can start. Nothing was
        charged.
      </p>
    </div>
  );
}

/** Says that the site accepts no payments at the moment, before it asks for anything. A visitor who wants the package can leave a name. */
export function PaymentsOff({ product, customer }: { product: Product; customer: Customer }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const subject = `Paying for ${product.name}`;
  return (
    <div className="payment-closed framed">
      <p role="alert">
        This page does not accept payments at the moment. You can have {product.name} all the same: I send you an
        invoice.
      </p>
      <ReachOwner subject={subject}>Write or call:</ReachOwner>
      {sentTo === null ? (
        <>
          <p>Or leave your name, and I write to you:</p>
          <LateForm
            load={loadForm}
            reason="Please check the connection and try again, or write to me."
            props={{
              product,
              customer,
              onAccepted: ({ values }) => setSentTo(String(values['email'] ?? '').trim()),
            }}
          />
        </>
      ) : (
        <RequestReceived product={product} email={sentTo} />
      )}
    </div>
  );
}
