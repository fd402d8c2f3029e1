import { expect, test } from 'vitest';
import { databaseSettings, forEachEngine } from '../../../../test-support/databases/engines.ts';
import { forEachRound } from '../../../../test-support/properties/soak.ts';
import { startProcess } from '../../../../test-support/server/process.ts';
import { findDifferences } from '../rebuild/rebuild.ts';

const SENDERS = 16;
const ENOUGH = 400;

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
  }),
);
