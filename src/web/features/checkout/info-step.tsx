import { useRef, useState } from 'react';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { EMAIL_MAX_LENGTH, isComplete, looksLikeEmail, NAME_MAX_LENGTH, type Customer } from './kept-customer.ts';

/** The specification asks for this pause, so that the visitor notices the step. */
const CONTINUE_DELAY_MS = 500;
const EMAIL_ID = 'checkout-email';
const WHY_ID = 'checkout-why';
const EMAIL_MESSAGE = 'Please enter a valid email address';

/** The buyer's name and e-mail. */
export function InfoStep({
  customer,
  refused,
  onChange,
  onContinue,
}: {
  customer: Customer;
  /** The server's message if it refused the address. */
  refused: string | null;
  onChange: (customer: Customer) => void;
  onContinue: () => void;
}) {
  const [error, setError] = useState(refused);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  function submit(): void {
    if (busy.current || !isComplete(customer)) return;
    if (!looksLikeEmail(customer.email)) {
      setError(EMAIL_MESSAGE);
      document.getElementById(EMAIL_ID)?.focus();
      return;
    }
    busy.current = true;
    setIsBusy(true);
    setTimeout(onContinue, CONTINUE_DELAY_MS);
  }

  return (
    <form
      className="lead-form"
      method="post"
      data-sends={visitorPaths.createPaymentIntent}
      noValidate
      aria-label="Your details"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="form">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          className="all"
          required
          readOnly={isBusy}
          value={customer.name}
          onChange={({ currentTarget }) => onChange({ ...customer, name: currentTarget.value })}
        />
        <TextField
          id={EMAIL_ID}
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          className="all"
          required
          readOnly={isBusy}
          hint="The receipt and everything about the work goes there."
          error={error ?? undefined}
          value={customer.email}
          onChange={({ currentTarget }) => {
            setError(null);
            onChange({ ...customer, email: currentTarget.value });
          }}
          onBlur={() => {
            if (customer.email.trim() !== '' && !looksLikeEmail(customer.email)) setError(EMAIL_MESSAGE);
          }}
        />
      </div>
      <div className="row">
        <Button
          type="submit"
          variant="go"
          busy={isBusy}
          disabled={!isComplete(customer)}
          {...(!isComplete(customer) && { 'aria-describedby': WHY_ID })}
        >
          Continue
        </Button>
        {!isComplete(customer) && (
          <p className="hint" id={WHY_ID}>
            {customer.name.trim() === '' ? 'Your name' : 'Your e-mail address'} is still needed.
          </p>
        )}
      </div>
    </form>
  );
}
