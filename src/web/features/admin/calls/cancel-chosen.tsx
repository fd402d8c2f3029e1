import { useState } from 'react';
import { CANCELLED_AT_ONCE_MAX } from '../../../../contract/owner-bookings.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { countSessions, useCancelBookings } from './owner-bookings.ts';

/** Cancels the chosen sessions after a confirmation. */
export function CancelChosen({ ids, onCancelled }: { ids: readonly string[]; onCancelled: (count: number) => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [tell, setTell] = useState(true);
  const cancel = useCancelBookings(onCancelled);
  const now = ids.slice(0, CANCELLED_AT_ONCE_MAX);
  if (!isAsked)
    return (
      <div className="row">
        <Button small onClick={() => setIsAsked(true)}>
          Cancel {countSessions(now.length)}
        </Button>
      </div>
    );
  return (
    <div className="cancel-chosen">
      <p>You can undo it for half a minute. Then their times are free again for everybody, and the mails leave.</p>
      <CheckField
        label="Tell each visitor by mail"
        hint="Untick this if the addresses belong to strangers who never booked."
        checked={tell}
        onChange={(event) => setTell(event.target.checked)}
      />
      <div className="row">
        <Button small variant="go" busy={cancel.isPending} onClick={() => cancel.mutate({ ids: now, tell })}>
          Yes, cancel {countSessions(now.length)}
        </Button>
        <Button small onClick={() => setIsAsked(false)}>
          Keep them
        </Button>
      </div>
      {cancel.isError && (
        <p role="alert" className="err">
          {explainFailure(cancel.error)}
        </p>
      )}
    </div>
  );
}
