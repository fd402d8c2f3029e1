import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { listAddresses } from '../outbox/destinations.ts';
import { openDestination, pauseDestination } from '../store/outbox/destinations.ts';
import { readWaits } from './destination-waits.ts';
import { measureOutbox } from './outbox-metrics.ts';
import { presentDestinations } from './present-destinations.ts';

const config = {
  crmWebhookUrl: 'https://crm.example:8443/hook',
  crmQuizWebhookUrl: 'https://quiz.example/hook',
  crmDealWebhookUrl: null,
  smtpUrl: 'smtp://mail.example',
};
const clock = testClock();
const at = clock.now();

forEachEngine((engine) => {
  const openOutbox = async () => {
    const store = await engine.openStore();
    const row = (id: string, destination: string, status: 'waiting' | 'dead' | 'delivered', ageMs: number) => ({
      id,
      kind: 'test',
      destination,
      payload: '{}',
      status,
      attempts: 1,
      failures: 0,
      bucket: 0,
      next_attempt_at: at,
      created_at: at - ageMs,
    });
    const rows = [
      row('1', 'crm', 'waiting', 3000),
      row('2', 'crm-quiz', 'waiting', 90_500),
      row('3', 'crm', 'dead', 900_000),
      row('4', 'mail', 'dead', 800_000),
      row('5', 'mail', 'dead', 700_000),
      row('6', 'mail', 'delivered', 600_000),
    ];
    await store.db.insertInto('deliveries').values(rows).execute();
    const [crm, quiz, mail] = listAddresses(config);
    if (!crm || !quiz || !mail) throw new Error('Three addresses are set');
    await store.write(async (tx) => {
      for (const { id } of [crm, quiz]) await openDestination(tx, id, at);
      await pauseDestination(tx, quiz.id, { cause: 'failing', at, probeAt: at + 1 });
    });
    return { store, crm, quiz, mail };
  };
  const figuresOf = async (registry: Registry) =>
    (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  test('the figures count what waits and what is dead by channel, with the age of the oldest and the pauses', async () => {
    const { store } = await openOutbox();
    const registry = new Registry();
    measureOutbox(registry, { store, clock, log: recordedLog().log, config });
    expect(await figuresOf(registry)).toEqual([
      'foyer_outbox_deliveries{status="waiting",channel="crm"} 2',
      'foyer_outbox_deliveries{status="waiting",channel="mail"} 0',
      'foyer_outbox_deliveries{status="waiting",channel="push"} 0',
      'foyer_outbox_deliveries{status="dead",channel="crm"} 1',
      'foyer_outbox_deliveries{status="dead",channel="mail"} 2',
      'foyer_outbox_deliveries{status="dead",channel="push"} 0',
      'foyer_outbox_oldest_waiting_seconds{channel="crm"} 90.5',
      'foyer_outbox_oldest_waiting_seconds{channel="mail"} 0',
      'foyer_outbox_oldest_waiting_seconds{channel="push"} 0',
      'foyer_outbox_paused{destination="crm"} 0',
      'foyer_outbox_paused{destination="crm-deal"} 0',
      'foyer_outbox_paused{destination="crm-quiz"} 1',
      'foyer_outbox_paused{destination="mail"} 0',
    ]);
    await store.db.deleteFrom('deliveries').execute();
    expect(await figuresOf(registry)).toContain('foyer_outbox_deliveries{status="dead",channel="mail"} 0');
  });

  test('the owner sees each address with its pause, and each delivery what it waits for', async () => {
    const { store, crm, quiz, mail } = await openOutbox();
    const time = new Date(at).toISOString();
    const open = { pause: null, failingSince: null, lastError: null };
    expect(await presentDestinations(store.db, config)).toEqual([
      { ...open, id: crm.id, channel: 'crm', host: 'crm.example:8443', waiting: 1, dead: 1 },
      {
        ...open,
        id: quiz.id,
        channel: 'crm',
        host: 'quiz.example',
        pause: { cause: 'failing', since: time, nextProbeAt: new Date(at + 1).toISOString() },
        waiting: 1,
        dead: 0,
      },
      { ...open, id: mail.id, channel: 'mail', host: 'mail.example', waiting: 0, dead: 2 },
    ]);
    const waitOf = await readWaits(store.db, { ...config, smtpUrl: null });
    const destinations = ['crm', 'crm-deal', 'crm-quiz', 'mail', 'push'];
    expect(destinations.map(waitOf)).toEqual(['time', 'time', 'resume', 'address', 'time']);
  });

  test('while the database is away the figures are those that were read last, and the log says so', async () => {
    const { store } = await openOutbox();
    const [known, unread] = [new Registry(), new Registry()];
    const { log, lines } = recordedLog();
    for (const registry of [known, unread]) measureOutbox(registry, { store, clock, log, config });
    const before = await figuresOf(known);
    await store.db.schema.dropTable('delivery_attempts').execute();
    await store.db.schema.dropTable('deliveries').execute();
    await store.db.schema.dropTable('destinations').execute();
    expect(await figuresOf(known)).toEqual(before);
    expect(await figuresOf(unread)).toContain('foyer_outbox_paused{destination="crm-quiz"} 0');
    const said = new Set(lines.map((line) => String(JSON.parse(line).msg)));
    expect(said).toEqual(new Set(['The outbox could not be counted', 'The paused destinations could not be read']));
  });
});
