import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeedSchema } from '../../../../contract/owner-bookings.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { deleteAt, postJson } from '../../../api/request.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA, useDeskRole } from '../parts/owner-session.ts';

const key = [OWNER_DATA, apiPaths.ownerCalendarFeed];

/** The secret link by which the owner's own calendar shows the calls. */
export function OwnCalendar() {
  const [isOpen, setOpen] = useState(false);
  // Whoever has the link reads all calls, also after they were removed.
  if (useDeskRole() !== 'owner') return null;
  return (
    <details className="own-calendar" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Calls in your own calendar</summary>
      {isOpen && <FeedLink />}
    </details>
  );
}

function FeedLink() {
  const client = useQueryClient();
  const feed = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerCalendarFeed, calendarFeedSchema, signal),
  });
  const change = useMutation({
    mutationFn: async (deed: 'renew' | 'revoke') => {
      if (deed === 'revoke') await deleteAt(apiPaths.ownerCalendarFeed);
      else await postJson(apiPaths.ownerCalendarFeed, undefined, { schema: calendarFeedSchema });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  if (feed.isPending) return <Loading label="Loading the link..." />;
  if (feed.isError)
    return (
      <Failed
        title="The link could not be loaded"
        reason={explainFailure(feed.error)}
        onRetry={() => void feed.refetch()}
        retrying={feed.isFetching}
      />
    );
  const { path } = feed.data;
  return (
    <div className="place-form">
      {path === null ? (
        <p>A secret link shows your calls in the calendar you use. Whoever has it can read them.</p>
      ) : (
        <TextField
          label="The secret link"
          readOnly
          value={new URL(path, location.origin).href}
          hint="Subscribe to it in your calendar. Whoever has it can read your calls."
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="row">
        <Button small busy={change.isPending} onClick={() => change.mutate('renew')}>
          {path === null ? 'Make a link' : 'Replace it'}
        </Button>
        {path !== null && (
          <Button small busy={change.isPending} onClick={() => change.mutate('revoke')}>
            Take it back
          </Button>
        )}
      </div>
      {change.isError && (
        <p role="alert" className="err">
          {explainFailure(change.error)}
        </p>
      )}
    </div>
  );
}
