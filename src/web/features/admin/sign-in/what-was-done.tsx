import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auditSchema, type AuditEntry } from '../../../../contract/owner-audit.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { inPages, pagePath } from '../parts/list-pages.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { nameMember } from '../parts/name-member.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { ShowMore } from '../parts/show-more.tsx';

function useAudit() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerAudit],
    queryFn: ({ pageParam, signal }) =>
      readAsOwner(client, pagePath(apiPaths.ownerAudit, pageParam), auditSchema, signal),
    ...inPages,
  });
}

const deeds: Readonly<Record<AuditEntry['deed'], string>> = {
  'signed-in': 'signed in on',
  refused: 'could not sign in:',
  saw: 'saw',
  changed: 'changed',
  exported: 'exported',
  erased: 'erased',
};

/** Who saw, changed, exported and erased what; read when it is opened. */
export function WhatWasDone({ timeZone }: { timeZone: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="what-was-done">
      <h2 className="h3" id="what-was-done">
        What was done
      </h2>
      <p>Who signed in, and who saw, changed, exported or erased what. Never what it said.</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Show the list</summary>
        {isOpen && <Entries timeZone={timeZone} />}
      </details>
    </section>
  );
}

function Entries({ timeZone }: { timeZone: string | undefined }) {
  const asked = useAudit();
  if (asked.isPending) return <Loading label="Loading what was done..." />;
  if (asked.isLoadingError)
    return (
      <Failed
        title="What was done could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  return (
    <>
      <ul className="audit" aria-label="What was done">
        {asked.data.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <li key={entry.id}>
              <time className="note" dateTime={entry.at}>
                {formatMoment(entry.at, timeZone)}
              </time>
              <span>
                <strong>{nameMember(entry)}</strong> {deeds[entry.deed]} {entry.what}
              </span>
            </li>
          ))}
      </ul>
      <ShowMore list={asked} />
    </>
  );
}
