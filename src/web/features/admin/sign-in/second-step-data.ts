import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  begunSetUpSchema,
  ownSignInSchema,
  recoveryCodesSchema,
  type OwnSignIn,
} from '../../../../contract/second-step.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { RequestError } from '../../../api/request-error.ts';
import { deleteAt, postJson } from '../../../api/request.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

const key = [OWNER_DATA, apiPaths.ownerSecondStep];

/** What whoever is signed in signs in with. */
export function useOwnSignIn() {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerSecondStep, ownSignInSchema, signal),
  });
}

/** Changes the own password; all other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { password: string; next: string }) => postJson(apiPaths.ownerPassword, given),
    onSuccess: () => client.invalidateQueries({ queryKey: [OWNER_DATA] }),
  });
}

/** Begins to set up a second step; gives what the app is told. */
export function useBeginSetUp() {
  return useMutation({
    mutationFn: (password: string) =>
      postJson(apiPaths.ownerSecondStepSetUp, { password }, { schema: begunSetUpSchema }),
  });
}

/** Turns it on, or makes new recovery codes: both by a code, and both tell ten recovery codes. */
export function useIssueCodes(by: 'confirm' | 'renew', onIssued: (codes: readonly string[]) => void) {
  const client = useQueryClient();
  const path = by === 'confirm' ? apiPaths.ownerSecondStepConfirm : apiPaths.ownerSecondStepCodes;
  return useMutation({
    mutationFn: (code: string) => postJson(path, { code }, { schema: recoveryCodesSchema }),
    onSuccess: async ({ codes }) => {
      onIssued(codes);
      await client.invalidateQueries({ queryKey: [OWNER_DATA] });
    },
  });
}

export function useTurnOff(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => postJson(apiPaths.ownerSecondStepOff, { code }),
    onSuccess: async () => {
      client.setQueryData<OwnSignIn>(key, (own) => own && { ...own, since: null, recoveryCodesLeft: 0 });
      onDone();
      await client.invalidateQueries({ queryKey: [OWNER_DATA] });
    },
  });
}

/** Takes the second step away from somebody who lost their phone. */
export function useTakeStepAway(memberId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => deleteAt(apiPaths.ownerMemberSecondStep.replace(':id', encodeURIComponent(memberId))),
    onSuccess: onDone,
    onSettled: async () => client.invalidateQueries({ queryKey: [OWNER_DATA, apiPaths.ownerMembers] }),
  });
}

/** Whether the server found fault with this field of a form. */
export function isAbout(error: unknown, field: string): boolean {
  return error instanceof RequestError && (error.problem?.errors?.some((one) => one.field === field) ?? false);
}
