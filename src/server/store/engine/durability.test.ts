import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { databaseSettings, forEachEngine } from '../../../../test-support/databases/engines.ts';
import { countStored } from '../../../../test-support/load/count-ledger.ts';
import { visitedSettings } from '../../../../test-support/load/settings.ts';
import { startLoad } from '../../../../test-support/load/start-load.ts';
import { forEachRound } from '../../../../test-support/properties/soak.ts';
import { startProcess } from '../../../../test-support/server/process.ts';
import { findDifferences } from '../rebuild/rebuild.ts';

const SENDERS = 16;
const ENOUGH = 400;
const [LEADS_BEFORE, LEADS_AFTER] = [20, 10];

forEachRound(() =>
  forEachEngine((engine) => {
    test('a process killed in the middle of a crowd has kept every page view it acknowledged, and its figures are true', async () => {
      const database = await engine.createDatabase();
      const server = await startProcess({
        LOG_LEVEL: 'silent',
        ...databaseSettings(database),
      });
      await server.says('Foyer is open');
      const url = `http://127.0.0.1:${server.port}`;

      const acknowledged: string[] = [];
      async function sendUntilKilled(sender: number): Promise<void> {
        for (let number = 0; ; number += 1) {
          const title = `${sender}-${number}`;
          const sent = fetch(`${url}/api/analytics/pageview`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'user-agent': 'Mozilla/5.0 (X11) Chrome/156.0 Safari/537.36',
            },
            body: JSON.stringify({ sessionId: `s${sender}`, path: '/', title }),
          });
          const status = await sent.then(
            (answer) => answer.status,
            () => 0,
          );
          if (status !== 204) return;
          acknowledged.push(title);
          if (acknowledged.length === ENOUGH) server.signal('SIGKILL');
        }
      }
      await Promise.all(Array.from({ length: SENDERS }, (_, sender) => sendUntilKilled(sender)));
      await server.ended;

      const store = await engine.openStore(database);
      const rows = await store.db.selectFrom('page_views').select('title').execute();
      const stored = new Set(rows.map((row) => row.title));
      expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
      expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
      expect(await findDifferences(store, 'America/New_York')).toEqual([]);
    });

    test('of a process killed while visitors leave their names, book and pay, nothing acknowledged is lost, and nothing they repeat is doubled', async () => {
      const database = await engine.createDatabase();
      const start = async (port = {}) => {
        const server = await startProcess({ ...visitedSettings, ...databaseSettings(database), ...port });
        await server.says('Foyer is open');
        return server;
      };
      const killed = await start();
      const load = startLoad([`http://127.0.0.1:${killed.port}`], killed.port);
      const { ledger } = load;
      await vi.waitFor(() => expect(ledger.leads.size).toBeGreaterThanOrEqual(LEADS_BEFORE), 20_000);
      // At no special moment of a commit.
      await delay(Math.random() * 50);
      killed.signal('SIGKILL');
      await killed.ended;
      const before = ledger.leads.size;

      const again = await start({ PORT: String(killed.port) });
      await vi.waitFor(() => expect(ledger.leads.size).toBeGreaterThan(before + LEADS_AFTER), 20_000);
      await load.stop();
      again.signal('SIGTERM');
      await again.ended;
      expect(ledger.unanswered).toBeGreaterThan(0);
      expect(ledger.paid.size).toBeGreaterThan(0);
      expect(await countStored(database, ledger)).toEqual({ lost: [], doubled: [], untrue: [] });
    });
  }),
);
