import { useEffect, useRef, useState } from 'react';
import type { CallDetails, OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { Details } from '../parts/details.tsx';
import { callTo } from '../../../../domain/phones/call-to.ts';
import { mailTo } from '../parts/mail-to.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { CallHistory } from './call-history.tsx';
import { isToCome } from './owner-bookings.ts';
import { useCall, type CallDeed } from './calls-data.ts';
import { nameCall, nameHold } from './name-call.ts';
import { MoveForm } from './place-forms.tsx';

interface CallPanelProps {
  id: string;
  timeZone: string;
  isBusy: boolean;
  onDeed: (deed: CallDeed) => void;
  onClose: () => void;
}

/** The open call: who it is, what they wrote elsewhere, and what can be done with it. */
export function CallPanel({ id, ...shownIn }: CallPanelProps) {
  const asked = useCall(id);
  const room = useRef<HTMLElement>(null);
  // Opened by the address, a click or a key: it is read from its beginning.
  useEffect(() => room.current?.focus(), []);
  return (
    <section ref={room} className="call-panel" aria-label="The open call" tabIndex={-1}>
      {asked.isPending && <Loading label="Loading the call..." />}
      {asked.isError && (
        <Failed
          title="The call could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.data && !asked.isError && <OpenCall details={asked.data} readAt={asked.dataUpdatedAt} {...shownIn} />}
    </section>
  );
}

function OpenCall({
  details: { call, history, managePath, forms },
  readAt,
  timeZone,
  isBusy,
  onDeed,
  onClose,
}: Omit<CallPanelProps, 'id'> & { details: CallDetails; readAt: number }) {
  const { name, email, phone, notes, startsAt, createdAt } = call;
  const hold = nameHold(call, readAt, timeZone);
  return (
    <>
      <header>
        <h3>
          {name}
          <span className="second">{formatMoment(startsAt, timeZone)}</span>
        </h3>
        <span className={hold === null ? 'status' : 'status waiting'}>{nameCall(call, readAt)}</span>
      </header>
      <div className="row">
        {phone !== '' && (
          <ButtonLink small variant="go" to={callTo(phone)}>
            Call {phone}
          </ButtonLink>
        )}
        <ButtonLink small to={mailTo(email)}>
          Mail
          <span className="sr-only"> {email}</span>
        </ButtonLink>
        {call.leadId !== null && <PersonLink of={call.leadId}>All about {name}</PersonLink>}
        <Button small onClick={onClose}>
          Close
        </Button>
      </div>
      <p className="second">{email}</p>
      {hold !== null && <p>{hold}</p>}
      {notes !== '' && <p className="booking-notes">{notes}</p>}
      <p className="note">
        Made {formatMoment(createdAt, timeZone)}. Their clock: {call.timeZone}.{' '}
        {managePath !== null && <a href={managePath}>Their own page</a>}
      </p>
      <Deeds
        key={`${call.status} ${startsAt}`}
        call={call}
        readAt={readAt}
        timeZone={timeZone}
        isBusy={isBusy}
        onDeed={onDeed}
      />
      <CallHistory history={history} timeZone={timeZone} />
      <h4>What they wrote elsewhere</h4>
      {forms.length === 0 && <p className="second">Nothing but this call.</p>}
      {forms.map((form, index) => (
        <Details
          key={form.id}
          summary={`${form.what}, ${formatMoment(form.createdAt, timeZone)}`}
          details={form.details}
          timeZone={timeZone}
          isOpen={index === 0}
        />
      ))}
    </>
  );
}

function Deeds({
  call,
  readAt,
  timeZone,
  isBusy,
  onDeed,
}: Pick<CallPanelProps, 'timeZone' | 'isBusy' | 'onDeed'> & { call: OwnerBooking; readAt: number }) {
  const [asks, setAsks] = useState<'move' | 'cancel' | null>(null);
  const [tell, setTell] = useState(true);
  const hasBegun = Date.parse(call.startsAt) <= readAt;
  const canChange = isToCome(call, readAt);
  return (
    <>
      <div className="row">
        {canChange && (
          <>
            <Button small aria-expanded={asks === 'move'} onClick={() => setAsks(asks === 'move' ? null : 'move')}>
              Move
            </Button>
            <Button
              small
              aria-expanded={asks === 'cancel'}
              onClick={() => setAsks(asks === 'cancel' ? null : 'cancel')}
            >
              Cancel
            </Button>
          </>
        )}
        {call.status === 'booked' && hasBegun && (
          <Button small busy={isBusy} onClick={() => onDeed({ do: 'no-show', call, noShow: !call.noShow })}>
            {call.noShow ? 'They came after all' : 'Nobody came'}
          </Button>
        )}
      </div>
      {asks === 'move' && (
        <MoveForm
          startsAt={call.startsAt}
          timeZone={timeZone}
          isBusy={isBusy}
          onSend={(startsAt, isTold) => onDeed({ do: 'move', call, startsAt, tell: isTold })}
        />
      )}
      {asks === 'cancel' && (
        <div className="place-form">
          <CheckField
            label="Tell the visitor by mail"
            hint="The mail leaves after half a minute, unless you undo it."
            checked={tell}
            onChange={(event) => setTell(event.target.checked)}
          />
          <Button small variant="go" busy={isBusy} onClick={() => onDeed({ do: 'cancel', call, tell })}>
            Cancel this call
          </Button>
        </div>
      )}
    </>
  );
}
