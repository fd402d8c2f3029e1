import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { startPushService, type PushBrowser, type PushService } from '../../stand-ins/push-service.ts';
import {
  pushDeviceMadeSchema,
  pushDevicesSchema,
  pushNewsSchema,
  type PushNews,
} from '../../src/contract/owner-push.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import type { App } from '../../src/server/http/app.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** A push service that this process trusts; gone when the test ends. */
export async function openPushService(): Promise<PushService> {
  const service = await startPushService();
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, service.certificate]);
  onTestFinished(async () => {
    setDefaultCACertificates(before);
    await service.close();
  });
  return service;
}

/** Which devices somebody sees, and the server's key. */
export async function readDevices(app: App, headers: { cookie: string }) {
  return pushDevicesSchema.parse((await app.inject({ url: apiPaths.ownerPush, headers })).json());
}

/** Has a browser of its own told of news, as its desk does. */
export async function addDevice(
  app: App,
  headers: { cookie: string },
  service: PushService,
): Promise<PushBrowser & { id: string }> {
  const browser = service.subscribe((await readDevices(app, headers)).publicKey);
  const answer = await app.inject({
    method: 'POST',
    url: apiPaths.ownerPush,
    headers: { ...headers, 'user-agent': PHONE },
    payload: browser.subscription,
  });
  return { ...browser, id: pushDeviceMadeSchema.parse(answer.json()).id };
}

/** What the devices were told so far. */
export const newsOf = ({ pushed }: PushService): PushNews[] =>
  pushed.map(({ text }) => pushNewsSchema.parse(JSON.parse(text)));
