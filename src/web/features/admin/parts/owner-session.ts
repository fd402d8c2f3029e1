import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ownerSessionSchema, type DeskRole } from '../../../../contract/owner-session.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { ownerSessionKey } from '../../../api/desk-queries.ts';
import { RequestError } from '../../../api/request-error.ts';
import { deleteAt, getJson, postJson } from '../../../api/request.ts';
import { unsubscribeHere } from './this-device.ts';
import { forgetUnsentNotes } from './unsent-note.ts';

/** The first part of the query key of all data that only the owner may read. */
export const OWNER_DATA = 'owner-data';

/** Who is signed in in this browser: nobody until the server confirms it; false until the server confirms it, pending until it answers. */
export function useOwnerSession({ enabled }: { enabled: boolean }) {
  const session = useQuery({
    queryKey: ownerSessionKey,
    queryFn: ({ signal }) => getJson(apiPaths.ownerSession, ownerSessionSchema, { signal }),
    enabled,
  });
  return {
    signedIn: session.data?.signedIn ?? false,
    role: session.data?.role ?? 'owner',
    name: session.data?.name ?? null,
    failure: session.error,
    isPending: session.isPending,
    isFetching: session.isFetching,
    refetch: session.refetch,
  };
}

/** What whoever is signed in may see here. The server refuses all else, whatever is shown. */
export function useDeskRole(): DeskRole {
  return useOwnerSession({ enabled: true }).role;
}

/** Reloads the figures: others may not see them, or see masked addresses. */
async function resetFigures(client: QueryClient): Promise<void> {
  const keys = [apiPaths.dashboard, apiPaths.salesStats];
  await Promise.all(keys.map((key) => client.resetQueries({ queryKey: [key] })));
}

/** Signs in and reloads the figures, or tells the ticket for a code where one is asked for. */
export function useSignIn(onSignedIn: () => void, onTicket: (ticket: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { email?: string; password: string }) =>
      postJson(apiPaths.ownerSession, given, { schema: ownerSessionSchema }),
    onSuccess: async (session) => {
      if (session.ticket !== undefined) return onTicket(session.ticket);
      await enter(client);
      onSignedIn();
    },
  });
}

/** The second step of a sign-in. */
export function useSignInByCode(ticket: string, onSignedIn: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => postJson(apiPaths.signInCode, { ticket, code }, { schema: ownerSessionSchema }),
    onSuccess: async () => {
      await enter(client);
      onSignedIn();
    },
  });
}

const notKept = new RequestError(401, 'not kept', {
  type: 'about:blank',
  title: 'Not kept',
  status: 401,
  detail:
    'That was right, but this browser does not stay signed in. Open the desk by its https address, and allow cookies for this site.',
});

/** Somebody else may sit here now: nothing that was read for another stays. @throws RequestError where the browser did not keep the sign-in */
async function enter(client: QueryClient): Promise<void> {
  const session = await getJson(apiPaths.ownerSession, ownerSessionSchema);
  if (!session.signedIn) throw notKept;
  client.removeQueries({ queryKey: [OWNER_DATA] });
  client.setQueryData(ownerSessionKey, session);
  await resetFigures(client);
}

/** Sets a password by an invitation, and signs in; or tells the ticket for a code, as `useSignIn` does. */
export function useTakeInvitation(token: string, onSignedIn: () => void, onTicket: (ticket: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      postJson(apiPaths.invitationAccept, { token, password }, { schema: ownerSessionSchema }),
    onSuccess: async (session) => {
      if (session.ticket !== undefined) return onTicket(session.ticket);
      await enter(client);
      onSignedIn();
    },
  });
}

/** Signs out, here or everywhere, and drops all data that only the owner may read. */
export function useSignOut(from: 'here' | 'everywhere', onSignedOut: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => deleteAt(from === 'here' ? apiPaths.ownerSession : apiPaths.ownerSessions),
    onSuccess: async () => {
      forgetUnsentNotes();
      await unsubscribeHere();
      client.setQueryData(ownerSessionKey, { signedIn: false });
      client.removeQueries({ queryKey: [OWNER_DATA] });
      await resetFigures(client);
      onSignedOut();
    },
  });
}
