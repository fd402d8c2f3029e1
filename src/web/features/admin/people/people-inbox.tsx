import { useRef, useState } from 'react';
import { apiPaths } from '../../../../contract/paths.ts';
import type { ListedPerson } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useLineKeys } from '../keys/use-line-keys.ts';
import { FindField } from '../parts/find-field.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { countPeople } from './describe-person.ts';
import { PeopleFilters } from './people-filters.tsx';
import { queryOf, usePeople, usePeopleCounts, useSetStatus } from './people-data.ts';
import { PersonRow } from './person-row.tsx';
import { PersonView } from './person-view.tsx';
import { UndoNote, type Done } from '../parts/undo-note.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { ShowMore } from '../parts/show-more.tsx';

/** Everybody who left something: the list, narrowed by its filters, and the person who is open. */
export function PeopleInbox({ timeZone }: { timeZone: string | undefined }) {
  const room = useRef<HTMLDivElement>(null);
  const address = useInboxAddress();
  const [done, setDone] = useState<Done | null>(null);
  const { filter, personId } = address;
  const asked = usePeople(filter);
  const counts = usePeopleCounts(filter);
  const people = asked.data?.pages.flatMap((page) => page.people) ?? [];
  useLineKeys({
    room,
    openId: personId,
    open: (id) => address.open(id, { step: true }),
    close: address.close,
    actDoes: 'marks the person as contacted',
  });

  return (
    <div ref={room} className={personId === null ? 'inbox' : 'inbox open'}>
      <div className="inbox-head">
        <div className="desk-bar">
          <FindField label="Find a person" text={filter.find ?? ''} onFind={(find) => address.narrow({ find })} />
          <div className="row">
            <a className="btn small" href={`${apiPaths.ownerPeopleExport}${queryOf(filter)}`} download>
              Download CSV
            </a>
            <a
              className="btn small"
              href={`${apiPaths.ownerPeopleExport}${queryOf(filter, { format: 'json' })}`}
              download
            >
              JSON
            </a>
            <Button small busy={asked.isFetching && !asked.isPending} onClick={() => void asked.refetch()}>
              Refresh
            </Button>
          </div>
        </div>
        {counts.data && <PeopleFilters counts={counts.data} filter={filter} onNarrow={address.narrow} />}
      </div>
      {done && <UndoNote key={done.key} done={done} onOver={() => setDone(null)} />}
      <div className="inbox-rooms">
        <div className="inbox-list">
          {asked.isPending && <Loading label="Loading leads..." />}
          {asked.isLoadingError && (
            <Failed
              title="The leads could not be loaded"
              reason={explainFailure(asked.error)}
              onRetry={() => void asked.refetch()}
              retrying={asked.isFetching}
            />
          )}
          {asked.data && people.length === 0 && (
            <Nobody filtered={Object.keys(filter).length > 0} onClear={address.clear} />
          )}
          {asked.data && people.length > 0 && (
            <>
              <p className="note">
                {counts.data && countPeople(counts.data.total)}
                {counts.data?.cutOff === true && ', the newest that were found; a longer search finds fewer'}
              </p>
              <Rows
                people={people}
                total={counts.data?.cutOff === true ? 0 : (counts.data?.total ?? 0)}
                address={address}
                now={asked.dataUpdatedAt}
                timeZone={timeZone}
                onSet={setDone}
              />
            </>
          )}
          <ShowMore list={asked} />
        </div>
        {personId !== null && (
          <PersonView key={personId} id={personId} timeZone={timeZone} onClose={address.close} onSet={setDone} />
        )}
      </div>
    </div>
  );
}

function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return <Empty title="No leads yet">Quiz takers, submitted deals and all other leads will appear here.</Empty>;
  return (
    <div className="state-room">
      <p className="state-title">Nobody matches</p>
      <p>No one fits the search and all filters.</p>
      <Button onClick={onClear}>Show everybody</Button>
    </div>
  );
}

interface RowsProps {
  people: readonly ListedPerson[];
  /** How many the filter leaves in all; 0 where that is not known. */
  total: number;
  address: ReturnType<typeof useInboxAddress>;
  now: number;
  timeZone: string | undefined;
  onSet: (done: Done) => void;
}

/** The list, of which some can be ticked and changed at once. */
function Rows({ people, total, address, now, timeZone, onSet }: RowsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const set = useSetStatus(onSet);
  const { filter } = address;
  const chosen = people.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <>
      <BulkBar
        key={JSON.stringify(filter)}
        chosen={chosen}
        listed={people.length}
        total={total}
        filter={filter}
        onAll={() => setTicked(new Set(people.map(({ id }) => id)))}
        onNone={() => setTicked(new Set())}
        onSet={(done) => {
          setTicked(new Set());
          onSet(done);
        }}
      />
      {set.isError && (
        <p role="alert" className="err">
          {explainFailure(set.error)}
        </p>
      )}
      <ul className="people-rows" aria-label="Leads">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            path={address.personPath(person.id)}
            isOpen={person.id === address.personId}
            isTicked={ticked.has(person.id)}
            onTick={tick}
            onContacted={(id) => set.mutate({ whom: { ids: [id] }, status: 'contacted' })}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </ul>
    </>
  );
}
