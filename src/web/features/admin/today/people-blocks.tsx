import type { Today, TodayPerson } from '../../../../contract/today.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { DetailValue } from '../parts/details.tsx';
import { describeOrigin } from '../parts/name-source.ts';
import { nameOf } from '../parts/name-person.ts';
import { describeMiss } from './describe-today.ts';
import { Act, LineAge, LineHead, Reach } from './line-parts.tsx';
import { TodayBlock } from './today-block.tsx';
import type { TodayDeeds } from './use-today-deeds.ts';

interface BlocksProps {
  today: Today;
  /** When it was read. */
  now: number;
  openId: string | null;
  personPath: (id: string) => string;
  deeds: TodayDeeds;
  retry: { readonly isBusy: boolean; readonly go: () => void };
}

/** People to turn to: those who are due, new ones, near misses, and reactivations that nobody answered. */
export function PeopleBlocks({ today, ...shownIn }: BlocksProps) {
  const { followUps, people, nearMisses, reactivations } = today;
  const { retry } = shownIn;
  const line = (person: TodayPerson, isDue = false) => (
    <PersonLine person={person} isDue={isDue} today={today} {...shownIn} />
  );
  return (
    <>
      <TodayBlock
        title="New leads"
        block={people}
        keyOf={({ id }) => id}
        all={{ to: '?tab=leads&status=new', name: 'All new people' }}
        retry={retry}
      >
        {(person) => line(person)}
      </TodayBlock>
      <TodayBlock
        title="Near misses worth a call"
        block={nearMisses}
        keyOf={({ id }) => id}
        all={{ to: '?tab=near-misses', name: 'All near misses' }}
        retry={retry}
      >
        {(miss) => (
          <>
            <LineHead
              to={shownIn.personPath(miss.personId)}
              name={nameOf(miss)}
              personId={miss.personId}
              isOpen={miss.personId === shownIn.openId}
            >
              <p>{describeMiss(miss)}</p>
              <p className="second">
                {miss.subject}, {miss.askingPrice} for {miss.market}
              </p>
            </LineHead>
            <LineAge at={miss.lastAt} now={shownIn.now} timeZone={today.timeZone} origin={miss.origin} />
            <div className="today-acts">
              <Reach
                {...miss}
                name={nameOf(miss)}
                onCalled={() => shownIn.deeds.called({ id: miss.personId, name: nameOf(miss) })}
              />
              <Act
                label="Contacted"
                about={nameOf(miss)}
                isBusy={shownIn.deeds.isBusy}
                onAct={() => shownIn.deeds.contacted(miss.personId)}
              />
            </div>
          </>
        )}
      </TodayBlock>
      <TodayBlock title="Follow-ups due" block={followUps} keyOf={({ id }) => id} all={null} retry={retry}>
        {(person) => line(person, true)}
      </TodayBlock>
      <TodayBlock
        title="Reactivations without an answer"
        block={reactivations}
        keyOf={({ id }) => id}
        all={{ to: '?tab=leads&kind=reactivation&status=new', name: 'All of them' }}
        retry={retry}
      >
        {(person) => line(person)}
      </TodayBlock>
    </>
  );
}

function PersonLine({
  person,
  isDue,
  today,
  now,
  openId,
  personPath,
  deeds,
}: Omit<BlocksProps, 'retry'> & { person: TodayPerson; isDue: boolean }) {
  const { id, what, subject, lastAt, origin, followUpOn } = person;
  return (
    <>
      <LineHead to={personPath(id)} name={nameOf(person)} personId={id} isOpen={id === openId}>
        <p>
          {what}
          {subject !== null && (
            <>
              , {subject.label} <DetailValue detail={subject} timeZone={today.timeZone} />
            </>
          )}
        </p>
      </LineHead>
      {isDue && followUpOn !== null ? (
        <div className="today-side">
          <time className="hot" dateTime={followUpOn}>
            {followUpOn === today.day ? 'today' : `since ${formatDay(followUpOn)}`}
          </time>
          <span className="note">{describeOrigin(origin)}</span>
        </div>
      ) : (
        <LineAge at={lastAt} now={now} timeZone={today.timeZone} origin={origin} />
      )}
      <div className="today-acts">
        <Reach {...person} name={nameOf(person)} onCalled={() => deeds.called({ id, name: nameOf(person) })} />
        {isDue ? (
          <Act
            label="Done"
            about={`with ${nameOf(person)}`}
            isBusy={deeds.isBusy}
            onAct={() => deeds.followedUp(person)}
          />
        ) : (
          <Act label="Contacted" about={nameOf(person)} isBusy={deeds.isBusy} onAct={() => deeds.contacted(id)} />
        )}
      </div>
    </>
  );
}
