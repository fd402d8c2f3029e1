import { useRef, useState, type FormEvent } from 'react';
import { verdicts, type OwnerOrder, type Verdict } from '../../../../contract/owner-orders.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import type { Done } from '../parts/undo-note.tsx';
import { useDecide } from './order-decisions.ts';
import { decisionNames, verdictHints } from '../parts/describe-order.ts';

const SHORTEST_REASON = 3;

/** How a payment that does not match its order is settled: with a reason, which the books keep. */
export function OrderReview({ order, onDone }: { order: OwnerOrder; onDone: (done: Done) => void }) {
  const offered = verdicts.filter((verdict) => verdict !== 'accepted' || order.mayAccept);
  const [verdict, setVerdict] = useState<Verdict>(offered[0] ?? 'discarded');
  const [error, setError] = useState<string | undefined>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const decide = useDecide(order, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = (reason.current?.value ?? '').trim();
    const missing = text.length < SHORTEST_REASON ? 'Please say why, for whoever reads the books later' : undefined;
    setError(missing);
    if (missing !== undefined) reason.current?.focus();
    else if (!decide.isPending) decide.mutate({ verdict, reason: text });
  };
  return (
    <details className="order-review">
      <summary>Settle it</summary>
      <form onSubmit={submit} noValidate>
        <SelectField
          label="What becomes of it"
          value={verdict}
          hint={verdictHints[verdict]}
          onChange={(event) => {
            const wanted = offered.find((one) => one === event.target.value);
            if (wanted !== undefined) setVerdict(wanted);
          }}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {decisionNames[one]}
            </option>
          ))}
        </SelectField>
        <TextAreaField ref={reason} label="Why" rows={2} maxLength={1000} error={error} />
        {decide.isError && (
          <p role="alert" className="err">
            {explainFailure(decide.error)}
          </p>
        )}
        <Button small type="submit" busy={decide.isPending}>
          Settle the order
        </Button>
      </form>
    </details>
  );
}

/** What was decided before, with who, when and why. */
export function OrderDecisions({ order, timeZone }: { order: OwnerOrder; timeZone: string | undefined }) {
  if (order.decisions.length === 0) return null;
  return (
    <ul className="order-decisions" aria-label="Decisions">
      {order.decisions.map(({ id, verdict, reason, who, at }) => (
        <li key={id}>
          {decisionNames[verdict]} by {who}, <time dateTime={at}>{formatMoment(at, timeZone)}</time>
          {reason !== null && <>: {reason}</>}
        </li>
      ))}
    </ul>
  );
}
