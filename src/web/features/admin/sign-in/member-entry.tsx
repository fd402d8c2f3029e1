import { useRef, useState } from 'react';
import type { Member } from '../../../../contract/owner-members.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { InvitationLink } from './invitation-link.tsx';
import { TakeStepAway } from './take-step-away.tsx';
import { useNewLink, useRemoveMember, useSetRole } from './members-data.ts';
import { latestFailure } from '../parts/latest-failure.ts';

const roleNames: Readonly<Record<Member['role'], string>> = { owner: 'Owner', helper: 'Helper' };

function describeStanding({ joined, invitedUntil, secondStep }: Member, timeZone: string | undefined): string {
  if (invitedUntil !== null) return `Link open until ${formatMoment(invitedUntil, timeZone)}`;
  if (!joined) return 'Link ran out';
  return secondStep ? 'Signs in with a password and a code' : 'Signs in with a password';
}

interface MemberEntryProps {
  member: Member;
  timeZone: string | undefined;
  /** The entry is gone, and the focus with it. */
  onRemoved: () => void;
}

/** Somebody who may sign in: what they may do, a new link, and the end of it. */
export function MemberEntry({ member, timeZone, onRemoved }: MemberEntryProps) {
  const { id, name, email, role } = member;
  const other = role === 'owner' ? 'helper' : 'owner';
  const entry = useRef<HTMLLIElement>(null);
  const [asks, setAsks] = useState<'remove' | 'second-step' | null>(null);
  const renew = useNewLink(id);
  const setRole = useSetRole(id);
  const remove = useRemoveMember(id, onRemoved);
  const ask = (what: typeof asks) => setAsks(asks === what ? null : what);
  const leave = () => {
    setAsks(null);
    // The button that was pressed goes with the question.
    entry.current?.focus();
  };
  const failure = latestFailure(renew, setRole, remove);
  return (
    <li ref={entry} tabIndex={-1} aria-label={name}>
      <p>
        <strong>{name}</strong> <span className="status">{roleNames[role]}</span>
      </p>
      <p className="second">
        {email}. {describeStanding(member, timeZone)}.
      </p>
      <div className="row">
        <Button small busy={setRole.isPending} onClick={() => setRole.mutate(other)}>
          Make {other === 'owner' ? 'an owner' : 'a helper'}
        </Button>
        <Button small busy={renew.isPending} onClick={() => renew.mutate()}>
          New link
        </Button>
        {member.secondStep && (
          <Button small aria-expanded={asks === 'second-step'} onClick={() => ask('second-step')}>
            Lost their phone
          </Button>
        )}
        <Button small aria-expanded={asks === 'remove'} onClick={() => ask('remove')}>
          Remove
        </Button>
      </div>
      <div aria-live="polite">
        {renew.data && member.invitedUntil !== null && (
          <InvitationLink {...renew.data} name={name} email={email} timeZone={timeZone} />
        )}
      </div>
      {asks === 'second-step' && <TakeStepAway id={id} name={name} onOver={leave} />}
      {asks === 'remove' && (
        <section className="cancel-chosen" aria-label={`Remove ${name}`}>
          <p>
            {name} is signed out everywhere at once and cannot sign in any more. What they did stays, with their name.
            Invite them again to let them back in.
          </p>
          <div className="row">
            <Button small variant="go" busy={remove.isPending} onClick={() => remove.mutate()}>
              Yes, remove
            </Button>
            <Button small onClick={leave}>
              Keep
            </Button>
          </div>
        </section>
      )}
      {failure && (
        <p role="alert" className="err">
          {explainFailure(failure)}
        </p>
      )}
    </li>
  );
}
