import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  PUSH_DEVICES_MAX,
  PUSH_RESTORE_MS,
  pushDeviceMadeSchema,
  pushDevicesSchema,
  pushSubscriptionSchema,
  pushTestSchema,
  type PushDevice,
} from '../../contract/owner-push.ts';
import { DESK_PATH, apiPaths } from '../../contract/paths.ts';
import { refusalOfAddress } from '../delivery/guarded-lookup.ts';
import type { App } from '../http/app.ts';
import { ownerDoor, requireOwner, signedInAs, signedInBy } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { DeskIdentity } from '../owner/desk-identity.ts';
import { nameBrowser } from '../owner/name-browser.ts';
import { createPushKeys } from '../push/push-keys.ts';
import { createPushTo } from '../push/push-sender.ts';
import { refuseField } from '../requests/refusal.ts';
import { UNDO_MARGIN_MS } from '../requests/undo-window.ts';
import {
  dropRemovedDevices,
  findPushDevice,
  listPushDevices,
  removePushDevice,
  restorePushDevice,
  savePushDevice,
  usePushDevice,
  type PushDeviceRecord,
} from '../store/access/push-devices.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { AppDeps } from './app-deps.ts';

/** Whoever presses waits for a test, so it is shorter than a delivery. */
const TEST_LIMIT_MS = 8000;

/** What cannot be a hash is as unknown as one that was never given out. */
const idSchema = z.object({
  id: z
    .string()
    .regex(/^[\w-]{43}$/)
    .catch(''),
});

const unknownDevice = new ProblemError({
  status: 404,
  title: 'No such device',
  detail: 'This device is not told any more. Please load the list again.',
});

const answerDone = (reply: FastifyReply) => void reply.code(204).send();
const done = { 204: z.null().describe('Done') };

const hashOfEndpoint = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');
const iso = (at: number) => new Date(at).toISOString();

function present(device: PushDeviceRecord, { of, name }: { of: DeskIdentity; name: string | null }): PushDevice {
  const { id, browser, made_at: madeAt, told_at: toldAt, failed_at: failedAt, last_error: error } = device;
  return {
    id,
    name,
    own: device.member_id === of.memberId,
    browser,
    since: iso(madeAt),
    lastToldAt: toldAt === null ? null : iso(toldAt),
    trouble: failedAt === null || error === null ? null : { at: iso(failedAt), error },
  };
}

/** Which devices are told of news by Web Push: each is added by its own browser; whose it is, and owners, remove it. */
export function registerOwnerPushRoutes(app: App, { config, store, clock }: AppDeps): void {
  const keys = createPushKeys(store);
  const pushTo = createPushTo({ store, clock, keys, config, limitMs: TEST_LIMIT_MS });
  const undoable = () => clock.now() - PUSH_RESTORE_MS - UNDO_MARGIN_MS;

  /** What is not theirs to see is as unknown as what never was. */
  async function requireDevice(request: FastifyRequest, id: string): Promise<PushDeviceRecord> {
    const { memberId, role } = signedInAs(request);
    const device = await findPushDevice(store.db, id);
    if (device === null || (role !== 'owner' && device.member_id !== memberId)) throw unknownDevice;
    return device;
  }

  app.get(
    apiPaths.ownerPush,
    { onRequest: requireOwner, schema: { response: { 200: pushDevicesSchema } } },
    async (request) => {
      const asks = signedInAs(request);
      const { identify } = ownerDoor(request).sessions;
      const all = await listPushDevices(store.db);
      const seen = all.filter(({ member_id: memberId }) => asks.role === 'owner' || memberId === asks.memberId);
      const named = await Promise.all(seen.map(async (device) => ({ device, whose: await identify(device) })));
      const devices = named.flatMap(({ device, whose }) =>
        whose === null ? [] : [present(device, { of: asks, name: whose.name })],
      );
      return { publicKey: (await keys()).publicKey, devices };
    },
  );

  app.post(
    apiPaths.ownerPush,
    { onRequest: requireOwner, schema: { body: pushSubscriptionSchema, response: { 201: pushDeviceMadeSchema } } },
    async (request, reply) => {
      const { endpoint, keys: theirs } = request.body;
      const refused = config.allowPrivateWebhooks ? null : refusalOfAddress(new URL(endpoint));
      if (refused !== null) throw refuseField('endpoint', refused);
      const id = hashOfEndpoint(endpoint);
      const at = clock.now();
      const device = {
        id,
        ...signedInBy(request),
        endpoint,
        p256dh: theirs.p256dh.replaceAll('=', ''),
        auth: theirs.auth.replaceAll('=', ''),
        browser: nameBrowser(request.headers['user-agent']),
        made_at: at,
        told_at: null,
        failed_at: null,
        last_error: null,
        wait_until: null,
        removed_at: null,
      };
      await store.write(async (tx) => {
        await dropRemovedDevices(tx, undoable());
        await savePushDevice(tx, device, PUSH_DEVICES_MAX);
      });
      request.log.info('A device is told of news');
      return reply.code(201).send({ id });
    },
  );

  app.post(
    apiPaths.ownerPushHere,
    { onRequest: requireOwner, schema: { params: idSchema, response: done } },
    async (request, reply) => {
      const isThere = await store.write((tx) => usePushDevice(tx, request.params.id, signedInBy(request)));
      if (!isThere) throw unknownDevice;
      answerDone(reply);
    },
  );

  app.delete(
    apiPaths.ownerPushDevice,
    { onRequest: requireOwner, schema: { params: idSchema, response: done } },
    async (request, reply) => {
      const { id } = await requireDevice(request, request.params.id);
      await store.write(async (tx) => {
        await dropRemovedDevices(tx, undoable());
        await removePushDevice(tx, id, clock.now());
      });
      request.log.info('A device is told of news no more');
      answerDone(reply);
    },
  );

  app.post(
    apiPaths.ownerPushRestore,
    { onRequest: requireOwner, schema: { params: idSchema, response: done } },
    async (request, reply) => {
      const { memberId, role } = signedInAs(request);
      const whose = { memberId: role === 'owner' ? undefined : memberId, since: undoable() };
      if (!(await store.write((tx) => restorePushDevice(tx, request.params.id, whose)))) throw unknownDevice;
      answerDone(reply);
    },
  );

  app.post(
    apiPaths.ownerPushTest,
    { onRequest: requireOwner, schema: { params: idSchema, response: { 200: pushTestSchema } } },
    async (request) => {
      const device = await requireDevice(request, request.params.id);
      const body = 'This device is told of new leads and calls.';
      const news = { id: newRowId(), title: 'This is a test', body, path: DESK_PATH, callPath: null };
      const { status, error, isGone } = await pushTo(device, news);
      return { taken: error === null, status, error, gone: isGone };
    },
  );
}
