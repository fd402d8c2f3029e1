import { useRef } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskRole } from '../parts/owner-session.ts';
import { PushRoom } from '../push/push-room.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberEntry } from './member-entry.tsx';
import { WhatWasDone } from './what-was-done.tsx';
import { OwnSignIn } from './own-sign-in.tsx';
import { useMembers } from './members-data.ts';
import '../../../styles/parts/desk-sign-in.css';

/** Which devices are told, what one signs in with, and who else may sign in. */
export function SignInRoom({ timeZone }: { timeZone: string | undefined }) {
  const role = useDeskRole();
  return (
    <div className="sign-in-room">
      <PushRoom timeZone={timeZone} />
      <OwnSignIn timeZone={timeZone} />
      {role === 'owner' && (
        <>
          <People timeZone={timeZone} />
          <WhatWasDone timeZone={timeZone} />
        </>
      )}
    </div>
  );
}

function People({ timeZone }: { timeZone: string | undefined }) {
  const members = useMembers();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = (id: string) =>
    members.data?.members.some((member) => member.id === id && member.invitedUntil !== null);
  return (
    <section aria-labelledby="may-sign-in">
      <h2 className="h3" id="may-sign-in" ref={heading} tabIndex={-1}>
        Who may sign in
      </h2>
      <p>
        The owner’s password opens everything{members.data?.firstOwnerSecondStep && ', with a code after it'}. Everybody
        else signs in with their e-mail address and a password of their own. An owner may do all that you may; a helper
        works with people, calls and deals, and sees no money.
      </p>
      {members.isPending && <Loading label="Loading who may sign in..." />}
      {members.isError && (
        <Failed
          title="Who may sign in could not be loaded"
          reason={explainFailure(members.error)}
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        />
      )}
      {members.data?.members.length === 0 && <p className="second">So far nobody but you.</p>}
      {members.data && members.data.members.length > 0 && (
        <ul className="members" aria-label="Who may sign in">
          {members.data.members.map((member) => (
            <MemberEntry
              key={member.id}
              member={member}
              timeZone={timeZone}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <InviteForm timeZone={timeZone} isOpen={(id) => isOpen(id) === true} />
    </section>
  );
}
