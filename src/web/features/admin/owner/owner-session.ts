import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownerSessionSchema } from '../../../../contract/owner.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { deleteAt, getJson, postJson } from '../../../api/request.ts';

export const ownerSessionKey = [apiPaths.ownerSession];
/** The first part of the key of everything that only the owner may read. */
export const OWNER_DATA = 'owner-data';

/** Whether the owner is signed in in this browser; false until the server says so. */
export function useOwnerSession({ enabled }: { enabled: boolean }): boolean {
  const session = useQuery({
    queryKey: ownerSessionKey,
    queryFn: ({ signal }) => getJson(apiPaths.ownerSession, ownerSessionSchema, { signal }),
    enabled,
  });
  return session.data?.signedIn ?? false;
}

/** Signs in; figures that were refused or masked are asked for again. */
export function useSignIn(onSignedIn: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => postJson(apiPaths.ownerSession, { password }, { schema: ownerSessionSchema }),
    onSuccess: async (session) => {
      client.setQueryData(ownerSessionKey, session);
      await client.resetQueries({ queryKey: [apiPaths.dashboard] });
      onSignedIn();
    },
  });
}

/** Signs out and forgets everything that only the owner may read. */
export function useSignOut(onSignedOut: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => deleteAt(apiPaths.ownerSession),
    onSuccess: async () => {
      client.setQueryData(ownerSessionKey, { signedIn: false });
      client.removeQueries({ queryKey: [OWNER_DATA] });
      await client.resetQueries({ queryKey: [apiPaths.dashboard] });
      onSignedOut();
    },
  });
}
