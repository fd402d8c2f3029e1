import type { Delivery } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import {
  channelNames,
  describeProgress,
  describeResend,
  describeTrouble,
  nameDelivery,
  nameStanding,
} from './describe-delivery.ts';
import { MailView } from './mail-view.tsx';
import { useResend, useSendCopy } from './owner-data.ts';

/** One delivery: its status, its last error, its content, and a button to send it again. */
export function DeliveryEntry({ delivery, timeZone }: { delivery: Delivery; timeZone: string | undefined }) {
  const trouble = describeTrouble(delivery);
  return (
    <li>
      <div className="delivery-head">
        <span className={`status ${delivery.status}`}>{nameStanding(delivery)}</span>
        <strong>{nameDelivery(delivery.kind)}</strong>
        <time className="note" dateTime={delivery.createdAt}>
          {formatMoment(delivery.createdAt, timeZone)}
        </time>
      </div>
      <p>{describeProgress(delivery, timeZone)}</p>
      {trouble !== null && <p className="delivery-error">{trouble}</p>}
      {delivery.status === 'delivered' && delivery.lastAnswer !== null && <p>{delivery.lastAnswer}.</p>}
      {delivery.status !== 'delivered' && delivery.lastAnswer !== null && (
        <FoldedText summary={`What the ${channelNames[delivery.channel]} said`} words={delivery.lastAnswer} />
      )}
      {delivery.channel === 'mail' ? <MailView deliveryId={delivery.id} /> : <Payload payload={delivery.payload} />}
      {delivery.status === 'delivered' ? <SendCopy delivery={delivery} /> : <Resend delivery={delivery} />}
    </li>
  );
}

function Payload({ payload }: Pick<Delivery, 'payload'>) {
  return <FoldedText summary="What is sent" words={JSON.stringify(payload, null, 2)} />;
}

/** Text as it was sent or received, folded away at first. */
function FoldedText({ summary, words }: { summary: string; words: string }) {
  return (
    <details>
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, and keys must reach them */}
      <pre tabIndex={0} aria-label={summary}>
        {words}
      </pre>
    </details>
  );
}

/** What tells of an erasure is not sent twice: what it said is forgotten. */
const erasures: ReadonlySet<string> = new Set(['person_erased', 'person.erased']);

/** What has arrived can be sent once more; the receiver gets it twice. */
function SendCopy({ delivery }: { delivery: Delivery }) {
  const copy = useSendCopy(delivery.id);
  if (erasures.has(delivery.kind)) return null;
  return (
    <div className="row">
      <Button small busy={copy.isPending} onClick={() => copy.mutate()}>
        Send a second time
      </Button>
      <output className={copy.isError ? 'err' : 'second'}>
        {copy.isSuccess && 'Queued as a message of its own.'}
        {copy.isError && explainFailure(copy.error)}
      </output>
    </div>
  );
}

function Resend({ delivery }: { delivery: Delivery }) {
  const resend = useResend(delivery.id);
  return (
    <div className="row">
      <Button small busy={resend.isPending} onClick={() => resend.mutate()}>
        {resend.isPending ? 'Sending...' : 'Send again'}
      </Button>
      <output className={resend.isError ? 'err' : 'second'}>
        {resend.isSuccess && describeResend(delivery)}
        {resend.isError && explainFailure(resend.error)}
      </output>
    </div>
  );
}
