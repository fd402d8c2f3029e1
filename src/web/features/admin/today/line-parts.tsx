import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Origin } from '../../../../contract/owner-details.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { describeOrigin } from '../parts/name-source.ts';
import { mailTo } from '../parts/mail-to.ts';
import { describeAge } from '../people/describe-person.ts';
import { TapToCall } from '../people/tap-to-call.tsx';

interface LineHeadProps {
  to: string;
  name: string;
  /** The person whom the link opens beside the list. */
  personId?: string;
  isOpen?: boolean;
  children?: ReactNode;
}

/** What a line is about, with the one link that opens it. */
export function LineHead({ to, name, personId, isOpen = false, children }: LineHeadProps) {
  return (
    <div className="today-main">
      <Link to={to} data-line data-person={personId} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        <strong>{name}</strong>
      </Link>
      {children}
    </div>
  );
}

const HOT_MS = 86_400_000;

/** How long somebody waits, lit for a day, and where they came from. */
export function LineAge({
  at,
  now,
  timeZone,
  origin,
}: {
  at: string;
  now: number;
  timeZone: string;
  origin?: Origin | null;
}) {
  const isHot = now - Date.parse(at) < HOT_MS;
  return (
    <div className="today-side">
      <time className={isHot ? 'hot' : undefined} dateTime={at}>
        {describeAge(at, now) ?? formatMoment(at, timeZone)}
      </time>
      {origin !== undefined && <span className="note">{describeOrigin(origin)}</span>}
    </div>
  );
}

/** The ways to reach somebody: a call where a number is known, or else a mail. */
export function Reach({
  name,
  phone,
  email,
  onCalled,
}: {
  name: string;
  phone: string;
  email: string;
  onCalled?: (() => void) | undefined;
}) {
  if (phone !== '') return <TapToCall phone={phone} name={name} onCalled={onCalled} />;
  return email === '' ? null : (
    <a href={mailTo(email)}>
      Mail<span className="sr-only"> {name}</span>
    </a>
  );
}

/** The most usual thing to do about a line. */
export function Act({
  label,
  about,
  isBusy,
  onAct,
}: {
  label: string;
  about: string;
  isBusy: boolean;
  onAct: () => void;
}) {
  return (
    <button
      type="button"
      className="link"
      data-act
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onAct();
      }}
    >
      {label}
      <span className="sr-only"> {about}</span>
    </button>
  );
}
