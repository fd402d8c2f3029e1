import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import type { TodayDelivery, TodayPause, TodayPerson } from '../../../../contract/today.ts';
import { postJson } from '../../../api/request.ts';
import { nameDelivery } from '../parts/describe-delivery.ts';
import { nameResumed } from '../parts/describe-destination.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { nameOf } from '../parts/name-person.ts';
import { useCalled, useReloadPeople, useSetStatus, type CalledPerson } from '../people/people-data.ts';
import type { Done } from '../parts/undo-note.tsx';
import { latestFailure } from '../parts/latest-failure.ts';

const at = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** What can be done about the lines of today, each with its way back where there is one. */
export function useTodayDeeds(onDone: (done: Done) => void) {
  const client = useQueryClient();
  const reload = useReloadPeople();
  const reloadSent = async () => {
    const lists = [apiPaths.ownerToday, apiPaths.ownerDeliveries, apiPaths.ownerDestinations, apiPaths.ownerNotices];
    await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
  };
  const setDay = (id: string, day: string | null) => postJson(at(apiPaths.ownerPersonFollowUp, id), { day });

  const status = useSetStatus(onDone);
  const called = useCalled(onDone);
  const followUp = useMutation({
    mutationFn: ({ id }: TodayPerson) => setDay(id, null),
    onSuccess: async (_answer, person) => {
      onDone({
        key: crypto.randomUUID(),
        text: `No follow-up with ${nameOf(person)} any more.`,
        takeBack: async () => {
          await setDay(person.id, person.followUpOn);
          await reload();
          return `The follow-up with ${nameOf(person)} stands again.`;
        },
      });
      await reload();
    },
  });
  const resend = useMutation({
    mutationFn: ({ id }: TodayDelivery) => postJson(at(apiPaths.ownerResend, id)),
    onSuccess: async (_answer, { kind }) => {
      onDone({ key: crypto.randomUUID(), text: `Sent again: ${nameDelivery(kind)}.`, takeBack: null });
      await reloadSent();
    },
  });
  const resume = useMutation({
    mutationFn: ({ id }: TodayPause) => postJson(at(apiPaths.ownerResume, id), { withDead: false }),
    onSuccess: async (_answer, pause) => {
      onDone({ key: crypto.randomUUID(), text: nameResumed(pause), takeBack: null });
      await reloadSent();
    },
  });
  return {
    isBusy: status.isPending || called.isPending || followUp.isPending || resend.isPending || resume.isPending,
    failure: latestFailure(status, called, followUp, resend, resume),
    called: (whom: CalledPerson) => called.mutate(whom),
    contacted: (id: string) => status.mutate({ whom: { ids: [id] }, status: 'contacted' }),
    followedUp: (person: TodayPerson) => followUp.mutate(person),
    sendAgain: (delivery: TodayDelivery) => resend.mutate(delivery),
    resume: (pause: TodayPause) => resume.mutate(pause),
  };
}

export type TodayDeeds = ReturnType<typeof useTodayDeeds>;
