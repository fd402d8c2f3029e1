import { expect, test } from 'vitest';
import { appCode } from '../../../test-support/data/app-codes.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { beginSecondStep, findSecondStep } from '../store/access/second-steps.ts';
import type { Store } from '../store/engine/store.ts';
import { createOwnerKey } from './owner-key.ts';
import { newSecret } from './second-step-codes.ts';
import { confirmSetUp } from './second-step.ts';
import { budgetsOf } from './sign-in-budgets.ts';

const holder = {
  memberId: null,
  sessionHash: 'this session',
  uses: budgetsOf({ deviceId: null, network: '192.0.2.1' }),
};

forEachEngine((engine) => {
  async function begin() {
    const store = await engine.openStore();
    const clock = testClock();
    const secret = newSecret();
    await store.write((tx) => beginSecondStep(tx, null, { secret, at: clock.now() }));
    const confirm = async (over: Store) => {
      const deps = { store: over, clock, key: createOwnerKey('open the door, please', 'a secret') };
      return confirmSetUp(deps, holder, appCode(secret, clock.now()));
    };
    return { store, clock, confirm };
  }

  test('of one first code that is given twice at once, one turns the second step on and gets codes', async () => {
    const { store, confirm } = await begin();
    const answers = await Promise.allSettled([confirm(store), confirm(store)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await store.db.selectFrom('recovery_codes').select('code_hash').execute()).toHaveLength(10);
  });

  test('a set-up that was begun anew while its first code was looked at is not turned on by it', async () => {
    const { store, clock, confirm } = await begin();
    let writes = 0;
    const busy: Store = {
      ...store,
      async write(unit) {
        writes += 1;
        if (writes === 2)
          await store.write((tx) => beginSecondStep(tx, null, { secret: newSecret(), at: clock.now() }));
        return store.write(unit);
      },
    };
    await expect(confirm(busy)).rejects.toThrow('Nothing is being set up');
    expect(await findSecondStep(store.db, null)).toBeNull();
    expect(await store.db.selectFrom('recovery_codes').select('code_hash').execute()).toEqual([]);
  });
});
