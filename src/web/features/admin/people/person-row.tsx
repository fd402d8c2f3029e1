import { Link } from 'react-router';
import type { ListedPerson } from '../../../../contract/people.ts';
import { formatDay, formatMoment } from '../../../ui/format-dates.ts';
import { describeOrigin } from '../parts/name-source.ts';
import { DetailValue } from '../parts/details.tsx';
import { describeAge, kindNames, statusNames } from './describe-person.ts';
import { nameOf } from '../parts/name-person.ts';

/** Lit while nobody has looked at them. */
const statusLooks: Readonly<Record<ListedPerson['status'], string>> = {
  new: 'status waiting',
  contacted: 'status',
  qualified: 'status',
  won: 'status delivered',
  lost: 'status',
};

interface PersonRowProps {
  person: ListedPerson;
  /** Where the whole person is. */
  path: string;
  isOpen: boolean;
  isTicked: boolean;
  onTick: (id: string, isTicked: boolean) => void;
  onContacted: (id: string) => void;
  /** When the list was read. */
  now: number;
  timeZone: string | undefined;
}

/** One person of the list: who they are, what they left last and before, from where, and how far the owner is with them. */
export function PersonRow({ person, path, isOpen, isTicked, onTick, onContacted, now, timeZone }: PersonRowProps) {
  const { id, name, email, what, subject, kinds, lastAt, status, followUpOn, tags } = person;
  const others = kinds.map((kind) => kindNames[kind]).filter((kind) => !what.startsWith(kind));
  return (
    <li className={isOpen ? 'person-row open' : 'person-row'} data-row>
      <input
        type="checkbox"
        aria-label={`Choose ${nameOf(person)}`}
        checked={isTicked}
        onChange={(event) => onTick(id, event.target.checked)}
      />
      <div className="person-row-main">
        <Link to={path} data-line data-person={id} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
          <strong>{nameOf(person)}</strong>
        </Link>
        {name !== '' && <span className="second"> {email}</span>}
        <p>
          {what}
          {subject !== null && (
            <>
              , {subject.label} <DetailValue detail={subject} timeZone={timeZone} />
            </>
          )}
          {others.length > 0 && <span className="second">. Also: {others.join(', ')}</span>}
        </p>
        <p className="second">{describeOrigin(person.origin)}</p>
      </div>
      <div className="person-row-side">
        <time className="note" dateTime={lastAt}>
          {describeAge(lastAt, now) ?? formatMoment(lastAt, timeZone)}
        </time>
        <span className={statusLooks[status]}>{statusNames[status]}</span>
        {status === 'new' && (
          <button type="button" className="link" data-act onClick={() => onContacted(id)}>
            Contacted<span className="sr-only"> {nameOf(person)}</span>
          </button>
        )}
        {followUpOn !== null && <span className="note">again {formatDay(followUpOn)}</span>}
        {tags.length > 0 && <span className="note">{tags.join(', ')}</span>}
      </div>
    </li>
  );
}
