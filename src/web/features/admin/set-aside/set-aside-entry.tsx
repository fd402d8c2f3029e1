import type { SetAside, SetAsideDecision } from '../../../../contract/set-aside.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Details, DetailValue } from '../parts/details.tsx';
import { mailTo } from '../parts/mail-to.ts';
import { AsideCall } from './aside-call.tsx';
import { decisionNames } from './describe-set-aside.ts';

interface SetAsideEntryProps {
  form: SetAside;
  isTicked: boolean;
  isBusy: boolean;
  onTick: (id: string, isTicked: boolean) => void;
  onDecide: (id: string, decision: SetAsideDecision, startsAt?: string) => void;
  onTakeBack: (id: string) => void;
  timeZone: string | undefined;
}

/** One form that looks like spam: who sent what, why it is here, and what can be done about it. */
export function SetAsideEntry({ form, isTicked, isBusy, onTick, onDecide, onTakeBack, timeZone }: SetAsideEntryProps) {
  const { id, what, name, email, createdAt, reasons, subject, details, call, decided } = form;
  const canLetIn = call === null || call.state === 'free';
  const whose = <span className="sr-only"> {name}</span>;
  return (
    <li data-row>
      <div className="delivery-head">
        <CheckField
          data-line
          label={<strong>{name}</strong>}
          checked={isTicked}
          disabled={decided !== null}
          onChange={(event) => onTick(id, event.target.checked)}
        />
        {decided !== null && <span className="status waiting">{decisionNames[decided.decision]}</span>}
        <time className="note" dateTime={createdAt}>
          {formatMoment(createdAt, timeZone)}
        </time>
      </div>
      <p>
        {what}
        {subject !== null && (
          <>
            , {subject.label} <DetailValue detail={subject} timeZone={timeZone} />
          </>
        )}
        <a className="second" href={mailTo(email)}>
          {email}
        </a>
      </p>
      {call !== null && (
        <AsideCall
          call={call}
          name={name}
          isBusy={isBusy}
          onChoose={decided === null ? (startsAt) => onDecide(id, 'let_in', startsAt) : null}
          timeZone={timeZone}
        />
      )}
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Details summary="All that was written" details={details} timeZone={timeZone} />
      <div className="row">
        {decided === null ? (
          <>
            {canLetIn && (
              <Button small data-act busy={isBusy} onClick={() => onDecide(id, 'let_in')}>
                Let in{whose}
              </Button>
            )}
            {/* The key for the usual action never removes anything. */}
            <Button small data-act={canLetIn || undefined} busy={isBusy} onClick={() => onDecide(id, 'remove')}>
              Remove{whose}
            </Button>
          </>
        ) : (
          <Button small data-act busy={isBusy} onClick={() => onTakeBack(id)}>
            Take back{whose}
          </Button>
        )}
      </div>
    </li>
  );
}
