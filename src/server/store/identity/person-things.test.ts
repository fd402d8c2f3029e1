import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { readPages } from './person-things.ts';

forEachEngine((engine) => {
  test('the pages of a visit are found by looks at single page views, however many there are', async () => {
    const store = await engine.openStore();
    const view = (at: number, session_id: string) => ({ session_id, path: `/${at}`, title: '', at, filtered: 0 });
    await store.write(async (tx) => {
      for (let at = 1; at <= 60; at += 1)
        await tx
          .insertInto('page_views')
          .values(view(at * 60_000, at === 40 || at === 42 ? 'this' : 'other'))
          .execute();
    });
    const asked: RootOperationNode[] = [];
    const watch: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const pages = await readPages(store.db.withPlugin(watch), { id: 'this', first_seen_at: 40 * 60_000 });
    expect(pages.map(({ at }) => at / 60_000)).toEqual([40, 42]);
    // An aggregate over the ends of the table reads all of it on SQLite.
    expect(asked.length).toBeGreaterThan(2);
    for (const node of asked) expect(node).toMatchObject({ kind: 'SelectQueryNode', limit: expect.anything() });
  });
});
