import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  pushDeviceMadeSchema,
  pushDevicesSchema,
  pushTestSchema,
  type PushDevice,
} from '../../../../contract/owner-push.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { deleteAt, postJson } from '../../../api/request.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import type { Done } from '../parts/undo-note.tsx';
import { findThisDevice, subscribeHere, unsubscribeHere } from '../parts/this-device.ts';

const key = [OWNER_DATA, apiPaths.ownerPush];
const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** Which devices are told, and which of them is this one. */
export function useDevices() {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [answer, here] = await Promise.all([
        readAsOwner(client, apiPaths.ownerPush, pushDevicesSchema, signal),
        findThisDevice().catch(() => null),
      ]);
      return { ...answer, here };
    },
  });
}

async function tellHere(publicKey: string): Promise<void> {
  await postJson(apiPaths.ownerPush, await subscribeHere(publicKey), { schema: pushDeviceMadeSchema });
}

/** Has this device told from now on. */
export function useTellHere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: tellHere,
    onSettled: async () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Has a device told no more, with the way back. */
export function useRemoveDevice(
  { id }: PushDevice,
  { isHere, publicKey, onDone }: { isHere: boolean; publicKey: string; onDone: (done: Done) => void },
) {
  const client = useQueryClient();
  const reload = async () => client.invalidateQueries({ queryKey: key });
  const takeBack = async () => {
    await (isHere ? tellHere(publicKey) : postJson(pathOf(apiPaths.ownerPushRestore, id)));
    await reload();
    return 'It is told again.';
  };
  return useMutation({
    mutationFn: async () => {
      await deleteAt(pathOf(apiPaths.ownerPushDevice, id));
      if (isHere) await unsubscribeHere();
    },
    onSuccess: async () => {
      onDone({ key: crypto.randomUUID(), text: 'This device is told of nothing any more.', takeBack });
      await reload();
    },
  });
}

export function useTestDevice({ id }: PushDevice) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => postJson(pathOf(apiPaths.ownerPushTest, id), undefined, { schema: pushTestSchema }),
    onSuccess: async ({ gone }) => {
      if (!gone) await client.invalidateQueries({ queryKey: key });
    },
  });
}
