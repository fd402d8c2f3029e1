import { useState } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { useMail } from './owner-data.ts';

/** A mail in plain text, loaded when it is opened. */
export function MailView({ deliveryId }: { deliveryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Read the mail</summary>
      {isOpen && <Mail deliveryId={deliveryId} />}
    </details>
  );
}

function Mail({ deliveryId }: { deliveryId: string }) {
  const mail = useMail(deliveryId);
  if (mail.isPending) return <Loading label="Loading the mail..." />;
  if (mail.isError)
    return (
      <Failed
        title="The mail could not be loaded"
        reason={explainFailure(mail.error)}
        onRetry={() => void mail.refetch()}
        retrying={mail.isFetching}
      />
    );
  const { to, subject, text, attachment } = mail.data;
  return (
    <article className="mail" aria-label={subject}>
      <dl>
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
        {attachment !== null && (
          <div>
            <dt>Attached</dt>
            <dd>{attachment}</dd>
          </div>
        )}
      </dl>
      <p>{text}</p>
    </article>
  );
}
