import { EMAIL_MISSING } from '../../../contract/form-messages.ts';
import { useState } from 'react';
import { formFailures, formPaths } from '../../../contract/form-pages.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { FormTextField } from '../../forms/form-fields.tsx';
import { LeadFormFrame } from '../../forms/lead-form-frame.tsx';
import type { AcceptedLead, LeadForm } from '../../forms/lead-form.ts';
import { requiredTexts } from '../../forms/form-rules.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, type Customer } from './kept-customer.ts';
import type { Product } from './product.ts';

interface RequestFormProps {
  readonly product: Product;
  /** The buyer's details that this tab already has. */
  readonly customer: Customer;
  readonly onAccepted: (accepted: AcceptedLead) => void;
}

function leadFor({ id, name }: Product, customer: Customer): LeadForm {
  return {
    name: `checkout-request-${id}`,
    empty: { name: customer.name, email: customer.email },
    rules: requiredTexts({ name: 'Please enter your name', email: EMAIL_MISSING }),
    path: visitorPaths.checkoutRequests,
    page: formPaths.checkoutRequest,
    about: { serviceId: id },
    told: {
      what: `Your request for ${name}`,
      arrived: { title: 'Your request has arrived', description: 'I write to you about it.' },
    },
    failure: { ...formFailures.checkoutRequest, tone: 'bad' },
  };
}

/** The form for a visitor who wants a package while the site accepts no payments. */
export function RequestForm({ product, customer, onAccepted }: RequestFormProps) {
  const [lead] = useState(() => leadFor(product, customer));
  return (
    <LeadFormFrame
      lead={lead}
      label={`Ask for ${product.name}`}
      submit={`Ask for ${product.name}`}
      busy="Sending..."
      onAccepted={onAccepted}
    >
      <div className="form">
        <FormTextField
          name="name"
          label="Name"
          autoComplete="name"
          enterKeyHint="next"
          maxLength={NAME_MAX_LENGTH}
          className="all"
          required
        />
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="send"
          maxLength={EMAIL_MAX_LENGTH}
          className="all"
          required
        />
      </div>
    </LeadFormFrame>
  );
}
