import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { bookTime, readFreeTimes } from '../../../test-support/data/bookings.ts';
import { confirmTest, openCheckout } from '../../../test-support/data/checkouts.ts';
import { createFakeSender, failure, startTestWorker, success } from '../../../test-support/server/outbox.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { openStore } from '../store/engine/open-store.ts';
import { sweepEvery } from '../time/sweep.ts';
import { measureSweeps } from './measure-sweeps.ts';

async function readMetrics(app: App): Promise<string> {
  const answer = await app.inject(apiPaths.metrics);
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

function watchSweep(app: App) {
  const sweep = { name: 'old-rows', everyMs: 3_600_000, work: async () => undefined, failure: '' };
  measureSweeps(app.metrics, [sweepEvery(sweep, app.log)]);
}

/** The names that a text in Prometheus' format has samples for, or would have once something happened. */
function namesIn(metrics: string): Set<string> {
  const names = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(names);
}

const boardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })) })),
});
const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

const board = boardSchema.parse(JSON.parse(await readFile('docs/monitoring/grafana.json', 'utf8')));
const { groups } = rulesSchema.parse(parse(await readFile('docs/monitoring/alerts.yml', 'utf8')));
const rules = groups.flatMap((group) => group.rules);

test('every figure that the board and the alert rules name is one that the server gives', async () => {
  const { app } = await openTestApp();
  watchSweep(app);
  const given = namesIn(await readMetrics(app));
  const exprs = [
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];
  const named = exprs.flatMap((expr) => expr.match(/\b(?:foyer|nodejs|process)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !given.has(name))).toEqual([]);
});

test('every alert says where it is written what to do, and every part of that page is there', async () => {
  const page = await readFile('docs/when-stuck.md', 'utf8');
  const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  const parts = new Set(titles.map((title) => title.replaceAll(/[^\w\s-]/g, '').replaceAll(/\s/g, '-')));
  for (const { alert, annotations } of rules) {
    const [file, part = ''] = annotations.runbook.split('#');
    expect({ alert, file, isThere: parts.has(part) }).toEqual({
      alert,
      file: 'docs/when-stuck.md',
      isThere: true,
    });
  }
  const told = await readFile('docs/keep-it-running.md', 'utf8');
  expect(rules.filter(({ alert }) => !told.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
});

test('forms, sessions, orders and deliveries are counted once they are stored; what is refused is not', async () => {
  const clock = testClock();
  const { app, store } = await openTestApp({ PAYMENTS: 'test' }, { clock });
  const lead = (email: string) =>
    app.inject({ method: 'POST', url: apiPaths.quizLeads, payload: { firstName: 'Ada', email } });
  await lead('ada@example.com');
  await lead('no address');
  await bookTime(app, (await readFreeTimes(app))[0]);
  const { clientSecret } = await openCheckout(app, {}, 'session_1795262400000_abcdefghi');
  await confirmTest(app, clientSecret, 'succeeded');
  const { sender, behave } = createFakeSender(failure);
  const worker = startTestWorker({ store, clock, sender });
  await worker.wake();
  clock.advance(10 * 60_000);
  behave(success);
  await worker.wake();
  const metrics = await readMetrics(app);
  for (const line of [
    'foyer_leads_total{kind="quiz"} 1',
    'foyer_leads_total{kind="booking"} 1',
    'foyer_bookings_total{outcome="booked"} 1',
    'foyer_orders_total{outcome="completed"} 1',
    'foyer_deliveries_total{outcome="failed",destination="crm-quiz"} 1',
    'foyer_deliveries_total{outcome="delivered",destination="crm-quiz"} 1',
    'foyer_database_up 1',
    'foyer_write_queue_length 0',
  ])
    expect(metrics.split('\n')).toContain(line);
  const commits = Number(/^foyer_group_size_count (\d+)$/m.exec(metrics)?.[1]);
  expect(commits).toBeGreaterThan(0);
  expect(metrics).toContain(`foyer_commit_seconds_count ${commits}`);
  expect(metrics).toMatch(/^foyer_build_info\{version="[\d.]+",build="none"\} 1$/m);
});

test('while the database is away every figure stays a number, and one says that it is away', async () => {
  const clock = testClock();
  const store = await openStore({ databaseUrl: null, dataDir: await testFolder() });
  const { app } = await openTestApp({ CRM_WEBHOOK_URL: 'https://crm.example' }, { store, clock });
  watchSweep(app);
  const payload = { firstName: 'Ada', email: 'ada@example.com' };
  await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload });
  const waiting = 'foyer_outbox_deliveries{status="waiting",channel="crm"} 1';
  expect((await readMetrics(app)).split('\n')).toEqual(expect.arrayContaining([waiting, 'foyer_database_up 1']));
  await store.close();
  clock.advance(60_000);
  const away = await readMetrics(app);
  expect(away.split('\n')).toEqual(
    expect.arrayContaining([
      waiting,
      'foyer_database_up 0',
      'foyer_leads_total{kind="quiz"} 1',
      'foyer_outbox_oldest_waiting_seconds{channel="crm"} 60',
      'foyer_outbox_paused{destination="crm"} 0',
    ]),
  );
  expect(away).not.toMatch(/^foyer_.* NaN$/m);
});
