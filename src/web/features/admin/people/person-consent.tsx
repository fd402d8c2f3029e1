import { useMutation } from '@tanstack/react-query';
import { consentWithdrawnSchema, type ConsentChannel } from '../../../../contract/consent.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import type { Person } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { postJson } from '../../../api/request.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import type { Done } from '../parts/undo-note.tsx';
import { nameOf } from '../parts/name-person.ts';
import { useReloadPeople } from './people-data.ts';

export interface ConsentProps {
  person: Person;
  timeZone: string | undefined;
  /** Hears what was done, with the way back. */
  onDone: (done: Done) => void;
}

const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** Notes that somebody wants no more of something, and tells how to take it back. */
function useWithdraw({ person, onDone }: Pick<ConsentProps, 'person' | 'onDone'>, what: string) {
  const reload = useReloadPeople();
  const { id } = person;
  return useMutation({
    mutationFn: (channel: ConsentChannel) =>
      postJson(pathOf(apiPaths.ownerPersonConsent, id), { channel }, { schema: consentWithdrawnSchema }),
    onSuccess: async ({ eventId }) => {
      const takeBack = async () => {
        await postJson(pathOf(apiPaths.ownerPersonConsentUndo, id), { eventId });
        await reload();
        return `${nameOf(person)} gets ${what} as before.`;
      };
      if (eventId !== null) onDone({ key: eventId, text: `${nameOf(person)} gets no more ${what}.`, takeBack });
      await reload();
    },
  });
}

function WithdrawButton({
  asked,
  channel,
  label,
}: {
  asked: ReturnType<typeof useWithdraw>;
  channel: ConsentChannel;
  label: string;
}) {
  return (
    <>
      <Button small busy={asked.isPending} onClick={() => asked.mutate(channel)}>
        {label}
      </Button>
      {asked.isError && (
        <span role="alert" className="err">
          {explainFailure(asked.error)}
        </span>
      )}
    </>
  );
}

const byWhom = { link: 'by the link in a mail', desk: 'noted in the desk' } as const;

/** Whether somebody may be texted, to which words they agreed, and when they took that back. */
export function PersonTexts({ person, timeZone, onDone }: ConsentProps) {
  const asked = useWithdraw({ person, onDone }, 'text messages');
  const [given] = person.consents;
  const ended = person.withdrawn.find(({ channel }) => channel === 'sms');
  if (given === undefined) return 'Not agreed to';
  return (
    <>
      {!person.mayText && ended !== undefined && (
        <span>
          No, withdrawn {formatMoment(ended.at, timeZone)}, {byWhom[ended.how]}
        </span>
      )}
      <span>
        {person.mayText ? 'Yes, since' : 'Had agreed'} {formatMoment(given.at, timeZone)}, on {given.page}, version{' '}
        {given.version}
      </span>
      <q>{given.wording ?? 'The wording of this version is not known here.'}</q>
      {person.mayText && <WithdrawButton asked={asked} channel="sms" label="No more texts" />}
    </>
  );
}

/** Whether somebody gets mails that answer nothing they did, and which they stopped. */
export function PersonMails({ person, timeZone, onDone }: ConsentProps) {
  const asked = useWithdraw({ person, onDone }, 'reminders by mail');
  const { mailStops, emails } = person;
  const isStopped = emails.every((email) => mailStops.some((stop) => stop.email === email));
  return (
    <>
      {mailStops.length === 0 && <span>Yes</span>}
      {mailStops.map(({ email, what, at }) => (
        <span key={`${email} ${what}`}>
          Stopped {formatMoment(at, timeZone)}: {what}
          {emails.length > 1 && `, to ${email}`}
        </span>
      ))}
      {!isStopped && <WithdrawButton asked={asked} channel="email" label="No more reminders" />}
    </>
  );
}
