import { expect, test } from 'vitest';
import { routeExamples } from '../../../test-support/data/route-examples.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { startTestWorker } from '../../../test-support/server/outbox.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { openStore } from '../store/engine/open-store.ts';

const ADDRESS = '203.0.113.77';
const EMAIL = 'canary.person@example.com';
const canaries = /canary|quillhilde|555.{0,2}0199|203\.0\.113\.77/i;

/** What a person types into a field of this name, so that their form is taken. */
function typedInto(field: string): string | null {
  if (/email/i.test(field)) return EMAIL;
  if (/phone/i.test(field)) return '(214) 555-0199';
  if (/^(?:first|last|full)?name$|customerName|ownerName|businessName/i.test(field)) return 'Quillhilde Canary';
  if (/address|street/i.test(field)) return '4711 Canarywood Ln';
  return /notes|message|text|other|details/i.test(field) ? 'a canary in the notes' : null;
}

type Body = Readonly<Record<string, unknown>>;

/** The example as somebody would fill it in who can be told in the log; with `everywhere`, in fields that do not take it too. */
function asCanary(body: Body, everywhere: boolean): Body {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => {
      if (typeof value === 'string') return [field, typedInto(field) ?? (everywhere ? 'Quillhilde canary' : value)];
      return [field, value];
    }),
  );
}

test('whatever is sent to any route, taken or refused, and whatever fails then, no line of the log at any level holds what somebody typed', async () => {
  const { log, lines } = recordedLog('trace');
  const clock = testClock();
  const store = await openStore({ databaseUrl: null, dataDir: await testFolder() });
  const settings = {
    OWNER_PASSWORD,
    PAYMENTS: 'test',
    OWNER_EMAIL: EMAIL,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'loopback',
  };
  const { app } = await openTestApp(settings, { store, clock, logger: log });
  // As any part of the server may log the request that it works on.
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.info({ req: request }, 'A request came in');
    done();
  });
  await app.ready();
  const { cookie } = await signInAsOwner(app);
  const strange = {
    'user-agent': 'Quillhilde canary',
    referer: 'https://canary.example/?email=canary',
    'idempotency-key': 'canary-canary-canary',
    'x-session-id': 'canary',
    'x-order-token': 'canary',
    'x-booking-token': 'canary',
    'x-forwarded-for': ADDRESS,
  };
  const statuses: number[] = [];
  async function sendTo(isWanted: (url: string) => boolean): Promise<void> {
    for (const { method, url } of app.routeTable.filter((route) => !route.url.includes('*') && isWanted(route.url))) {
      // A path names things by their ids; what is typed comes behind it.
      const address = `${url.replaceAll(/:\w+/g, 'some-id')}?find=canary&email=${EMAIL}`;
      const owner = url.startsWith('/api/owner/') ? { cookie } : { cookie: 'canary=canary' };
      if (method !== 'POST') {
        await app.inject({ method, url: address, headers: { ...strange, ...owner } });
        continue;
      }
      const example = routeExamples[url] ?? {};
      for (const payload of [asCanary(example, false), asCanary(example, true), { canary: 'Quillhilde' }]) {
        const answer = await app.inject({ method, url: address.split('?', 1)[0] ?? '', payload, headers: owner });
        statuses.push(answer.statusCode);
      }
      const headers = { ...strange, ...owner, 'content-type': 'application/json' };
      await app.inject({ method, url: address, payload: '{"name": "Quillhilde canary', headers });
      await app.inject({
        method,
        url: address,
        payload: 'canary',
        headers: { ...headers, 'content-type': 'text/canary' },
      });
    }
    await app.inject({ url: `/nowhere?email=${EMAIL}`, headers: strange });
  }
  // An erasure takes back what is to be delivered, so it comes after that.
  const isErasure = (url: string) => url === apiPaths.ownerPersonErase;
  await sendTo((url) => !isErasure(url) && !url.startsWith(apiPaths.ownerSession));
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(12);
  expect(statuses.filter((status) => status >= 400 && status < 500).length).toBeGreaterThan(12);
  const said = { status: 550, retryAfter: null, error: 'Answered 550', answer: `<${EMAIL}>: no such canary` };
  const worker = startTestWorker({ store, clock, logger: log, sender: async () => said, sendMail: async () => said });
  await worker.wake();
  expect(lines.filter((line) => line.includes('A delivery failed')).length).toBeGreaterThan(5);
  const before = lines.length;
  await sendTo(isErasure);
  expect(lines.slice(before).join('')).toContain('The owner erased a person');
  await worker.close();
  // With the database gone every route fails in its own way.
  await store.close();
  const broken = lines.length;
  await sendTo(() => true);
  expect(lines.length).toBeGreaterThan(broken + 5);
  expect(lines.filter((line) => line.includes('"path":"/api/')).length).toBeGreaterThan(100);
  expect(lines.filter((line) => canaries.test(line))).toEqual([]);
});
