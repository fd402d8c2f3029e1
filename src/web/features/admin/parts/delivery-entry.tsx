import type { AboutPerson, Delivery } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { nameOf } from './name-person.ts';
import {
  channelNames,
  describeProgress,
  describeResend,
  describeTrouble,
  nameDelivery,
  nameStanding,
} from './describe-delivery.ts';
import { MailView } from './mail-view.tsx';
import { PersonLink } from './person-link.tsx';
import { useResend, useSendCopy } from './owner-data.ts';

interface DeliveryEntryProps {
  delivery: Delivery;
  /** Whom it is about, where the list around it does not say so. */
  about?: AboutPerson | null;
  timeZone: string | undefined;
}

/** One delivery: its status, whom it is about, where a mail goes, its last error, its content, and a button to send it again. */
export function DeliveryEntry({ delivery, about = null, timeZone }: DeliveryEntryProps) {
  const trouble = describeTrouble(delivery);
  return (
    <li>
      <div className="delivery-head">
        <span className={`status ${delivery.status}`}>{nameStanding(delivery)}</span>
        <strong>{nameDelivery(delivery.kind)}</strong>
        {about !== null && <PersonLink of={about.personId}>{nameOf(about)}</PersonLink>}
        <time className="note" dateTime={delivery.createdAt}>
          {formatMoment(delivery.createdAt, timeZone)}
        </time>
      </div>
      <p>
        {delivery.to !== null && <>To {delivery.to}. </>}
        {describeProgress(delivery, timeZone)}
      </p>
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
      <button
        type="button"
        className="link"
        aria-disabled={copy.isPending || undefined}
        onClick={() => {
          if (!copy.isPending) copy.mutate();
        }}
      >
        Send a second time
      </button>
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
