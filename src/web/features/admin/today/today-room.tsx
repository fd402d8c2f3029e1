import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Today } from '../../../../contract/today.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useLineKeys } from '../keys/use-line-keys.ts';
import { FirstContactRoom } from '../first-contact/first-contact.tsx';
import { FindField } from '../parts/find-field.tsx';
import { useDeskRole } from '../parts/owner-session.ts';
import { PersonView } from '../people/person-view.tsx';
import { useInboxAddress } from '../people/use-inbox-address.ts';
import { UndoNote, type Done } from '../parts/undo-note.tsx';
import { countAll } from './describe-today.ts';
import { CheckoutsBlock } from './checkouts-block.tsx';
import { CallsBlock, OtherBlocks } from './other-blocks.tsx';
import { PeopleBlocks } from './people-blocks.tsx';
import { useToday } from './today-data.ts';
import { useTodayDeeds } from './use-today-deeds.ts';

/** What asks for a person today, and the person who is open beside it. */
export function TodayRoom({ timeZone }: { timeZone: string | undefined }) {
  const room = useRef<HTMLDivElement>(null);
  const address = useInboxAddress();
  const navigate = useNavigate();
  const asked = useToday();
  const role = useDeskRole();
  const [done, setDone] = useState<Done | null>(null);
  const deeds = useTodayDeeds(setDone);
  const { personId } = address;
  const today = asked.data;
  useLineKeys({
    room,
    openId: personId,
    open: (id) => address.open(id, { step: true }),
    close: address.close,
    actDoes: 'does what is usual to a line: contacted, done, send again',
  });

  return (
    <div ref={room} tabIndex={-1} className={personId === null ? 'inbox today' : 'inbox today open'}>
      <div className="inbox-head">
        <FindField
          label="Find a person"
          text=""
          onFind={(find) => void navigate(`?${new URLSearchParams({ tab: 'leads', find }).toString()}`)}
        />
      </div>
      {done && <UndoNote key={done.key} done={done} onOver={() => setDone(null)} />}
      {deeds.failure !== null && (
        <p role="alert" className="err deed-failure">
          {explainFailure(deeds.failure)}
        </p>
      )}
      <div className="inbox-rooms">
        <div className="inbox-list">
          {asked.isPending && <Loading label="Loading what today asks for..." />}
          {asked.isError && (
            <Failed
              title={today === undefined ? 'Today could not be loaded' : 'Today could not be loaded again'}
              reason={explainFailure(asked.error)}
              onRetry={() => void asked.refetch()}
              retrying={asked.isFetching}
            />
          )}
          {today !== undefined && (
            <Blocks
              today={today}
              now={Date.parse(today.at)}
              openId={personId}
              personPath={address.personPath}
              deeds={deeds}
              retry={{ isBusy: asked.isFetching, go: () => void asked.refetch() }}
            />
          )}
          {role === 'owner' && <FirstContactRoom />}
        </div>
        {personId !== null && (
          <PersonView key={personId} id={personId} timeZone={timeZone} onClose={address.close} onSet={setDone} />
        )}
      </div>
    </div>
  );
}

type BlocksProps = Parameters<typeof PeopleBlocks>[0];

function Blocks(props: BlocksProps) {
  const { today, now, deeds, retry } = props;
  const role = useDeskRole();
  return (
    <>
      {countAll(today) === 0 && !hasFailed(today) && (
        <Empty title="Nothing asks for you">
          {role === 'owner'
            ? 'New leads, calls, near misses worth a call, payments and deliveries that need you will appear here.'
            : 'New leads, calls and near misses worth a call will appear here.'}
        </Empty>
      )}
      <CallsBlock today={today} retry={retry} />
      <PeopleBlocks {...props} />
      <CheckoutsBlock {...props} />
      <OtherBlocks today={today} now={now} deeds={deeds} retry={retry} />
    </>
  );
}

function hasFailed(today: Today): boolean {
  return Object.values(today).some((part) => typeof part === 'object' && 'state' in part && part.state === 'failed');
}
