import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  countRecoveryCodes,
  dropSecondStep,
  findBegun,
  findSecondStep,
  listSecondSteps,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-steps.ts';

const OWNER = null;
const NELL = 'nell';

forEachEngine((engine) => {
  /** The owner and Nell have set up a second step each, both with the same secret, which a stranger could not make; of Nell's a code was asked for. */
  async function open() {
    const store = await engine.openStore();
    await store.write(async (tx) => {
      await beginSecondStep(tx, OWNER, { secret: 'secret', at: 1 });
      await beginSecondStep(tx, NELL, { secret: 'secret', at: 2 });
      await confirmSecondStep(tx, NELL, { secret: 'secret', step: 10, at: 3 });
      await replaceRecoveryCodes(tx, OWNER, { hashes: ['owner 1', 'owner 2'], at: 1 });
      await replaceRecoveryCodes(tx, NELL, { hashes: ['nell 1', 'nell 2', 'nell 3'], at: 3 });
    });
    const rows = () => store.db.selectFrom('second_steps').selectAll().orderBy('holder').execute();
    const codes = async () => [await countRecoveryCodes(store.db, OWNER), await countRecoveryCodes(store.db, NELL)];
    return { store, rows, codes };
  }
  const nell = { holder: 'nell', secret: 'secret', made_at: 2, confirmed_at: 3, last_step: 10 };
  const owner = { holder: 'owner', secret: 'secret', made_at: 1, confirmed_at: null, last_step: 0 };

  test('what one turns on is on for nobody else', async () => {
    const { store, rows } = await open();
    expect(await rows()).toEqual([nell, owner]);
    expect([await findSecondStep(store.db, OWNER), await findBegun(store.db, OWNER)]).toEqual([
      null,
      { secret: 'secret', madeAt: 1 },
    ]);
    expect([await findSecondStep(store.db, NELL), await findBegun(store.db, NELL)]).toEqual([
      { secret: 'secret', since: 3 },
      null,
    ]);
    expect([await findSecondStep(store.db, 'nobody'), await findBegun(store.db, 'nobody')]).toEqual([null, null]);
    expect(await listSecondSteps(store.db)).toEqual(new Map([[NELL, 3]]));
  });

  test('only what is being set up is turned on, by its own secret, and once', async () => {
    const { store, rows } = await open();
    const confirm = (memberId: string | null, secret: string) =>
      store.write((tx) => confirmSecondStep(tx, memberId, { secret, step: 20, at: 9 }));
    expect([await confirm(OWNER, 'another'), await confirm(NELL, 'secret')]).toEqual([false, false]);
    expect(await rows()).toEqual([nell, owner]);
    expect(await confirm(OWNER, 'secret')).toBe(true);
    expect(await rows()).toEqual([nell, { ...owner, confirmed_at: 9, last_step: 20 }]);
  });

  test('a code is taken once, by whom it belongs to, and none that is older', async () => {
    const { store, rows } = await open();
    const take = (memberId: string | null, secret: string, step: number) =>
      store.write((tx) => takeStep(tx, memberId, { secret, step }));
    // The owner's is not turned on yet, and the last of Nell's was the tenth.
    const refused = [await take(OWNER, 'secret', 11), await take(NELL, 'another', 11), await take(NELL, 'secret', 10)];
    expect(refused).toEqual([false, false, false]);
    expect(await take(NELL, 'secret', 11)).toBe(true);
    expect(await rows()).toEqual([{ ...nell, last_step: 11 }, owner]);
  });

  test('a recovery code is good once, for whom it was made', async () => {
    const { store, codes } = await open();
    const take = (memberId: string | null, hash: string) => store.write((tx) => takeRecoveryCode(tx, memberId, hash));
    expect([await take(OWNER, 'nell 1'), await take(NELL, 'owner 1'), await take(NELL, 'made up')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await codes()).toEqual([2, 3]);
    expect([await take(NELL, 'nell 1'), await take(NELL, 'nell 1')]).toEqual([true, false]);
    expect(await codes()).toEqual([2, 2]);
  });

  test('new recovery codes, and the end of a second step, leave those of others', async () => {
    const { store, rows, codes } = await open();
    await store.write((tx) => replaceRecoveryCodes(tx, NELL, { hashes: ['nell 4'], at: 5 }));
    expect(await codes()).toEqual([2, 1]);
    const drop = () => store.write((tx) => dropSecondStep(tx, NELL));
    expect([await drop(), await drop()]).toEqual([true, false]);
    expect([await rows(), await codes()]).toEqual([[owner], [2, 0]]);
  });
});
