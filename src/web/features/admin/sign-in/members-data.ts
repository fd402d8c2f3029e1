import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  invitationToSchema,
  invitedSchema,
  membersSchema,
  type inviteSchema,
} from '../../../../contract/owner-members.ts';
import type { DeskRole } from '../../../../contract/owner-session.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { deleteAt, postJson } from '../../../api/request.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

const key = [OWNER_DATA, apiPaths.ownerMembers];
const about = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** Who may sign in beside the owner, and whether the owner has a second step. */
export function useMembers() {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerMembers, membersSchema, signal),
  });
}

/** Invites somebody; gives their link. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (who: z.input<typeof inviteSchema>) => postJson(apiPaths.ownerMembers, who, { schema: invitedSchema }),
    onSuccess: async () => {
      // A first list that is still on its way may be from before: the link, told once, would not be shown.
      await client.cancelQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: key });
    },
  });
}

/** A new link for somebody who was invited before. */
export function useNewLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => postJson(about(apiPaths.ownerMemberLink, id), undefined, { schema: invitedSchema }),
    onSuccess: async () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useSetRole(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: DeskRole) => postJson(about(apiPaths.ownerMemberRole, id), { role }),
    onSettled: async () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveMember(id: string, onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => deleteAt(about(apiPaths.ownerMember, id)),
    onSuccess: async () => {
      onRemoved();
      await client.invalidateQueries({ queryKey: [OWNER_DATA] });
    },
  });
}

/** Whom an invitation is for. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: [apiPaths.invitation, token],
    queryFn: () => postJson(apiPaths.invitation, { token }, { schema: invitationToSchema }),
    retry: false,
  });
}
