import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import {
  PEOPLE_AT_ONCE_MAX,
  filteredStatusSetSchema,
  peopleCountsSchema,
  statusUndoneSchema,
} from '../../contract/people.ts';

const MORE = 2 * PEOPLE_AT_ONCE_MAX + 3;

forEachEngine((engine) => {
  test('everybody whom a filter leaves gets a status piece by piece, and all of it is taken back piece by piece', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    const headers = await signInAsOwner(app);
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers });
    const people = Array.from({ length: MORE }, (_, number) => ({ firstName: 'N', email: `n${number}@example.com` }));
    await Promise.all(people.map((payload) => app.inject({ method: 'POST', url: apiPaths.quizLeads, payload })));
    await app.inject({
      method: 'POST',
      url: apiPaths.lendingLeads,
      payload: { name: 'Other', email: 'other@example.com' },
    });
    const statuses = async () => {
      const { choices } = peopleCountsSchema.parse(
        (await app.inject({ url: apiPaths.ownerPeopleCounts, headers })).json(),
      );
      return Object.fromEntries(choices.status.map(({ value, count }) => [value, count]));
    };

    const filter = { kind: 'quiz', status: 'new' };
    const sizes: number[] = [];
    const changes = new Set<string>();
    let changeId: string | undefined;
    for (let before: string | null | undefined; before !== null;) {
      clock.advance(1000);
      const answer = await post(apiPaths.ownerPeopleStatusFiltered, { filter, status: 'contacted', before, changeId });
      const piece = filteredStatusSetSchema.parse(answer.json());
      sizes.push(piece.changed);
      changes.add(piece.changeId);
      ({ changeId, next: before } = piece);
    }
    expect(sizes).toEqual([PEOPLE_AT_ONCE_MAX, PEOPLE_AT_ONCE_MAX, 3]);
    expect(changes.size).toBe(1);
    expect(await statuses()).toMatchObject({ new: 1, contacted: MORE });

    const restored: number[] = [];
    for (let more = true; more;) {
      clock.advance(1000);
      const piece = statusUndoneSchema.parse((await post(apiPaths.ownerPeopleStatusUndo, { changeId })).json());
      restored.push(piece.restored);
      ({ more } = piece);
    }
    expect(restored).toEqual([PEOPLE_AT_ONCE_MAX, PEOPLE_AT_ONCE_MAX, 3]);
    expect(await statuses()).toMatchObject({ new: MORE + 1, contacted: 0 });
  });

  test('a filter that leaves nobody changes nobody; a stranger changes nobody either', async () => {
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store: await engine.openStore() });
    const wanted = { method: 'POST', url: apiPaths.ownerPeopleStatusFiltered } as const;
    const payload = { filter: { find: 'nobody' }, status: 'won' };
    const answer = await app.inject({ ...wanted, payload, headers: await signInAsOwner(app) });
    expect(filteredStatusSetSchema.parse(answer.json())).toMatchObject({ changed: 0, next: null });
    expect((await app.inject({ ...wanted, payload })).statusCode).toBe(401);
  });
});
