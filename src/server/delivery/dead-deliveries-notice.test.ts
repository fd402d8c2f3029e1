import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { deadDeliveriesNotice } from './dead-deliveries-notice.ts';

const DAY_MS = 86_400_000;

forEachEngine((engine) => {
  test('messages that were given up within a month are told of; what was held back or still waits is not', async () => {
    const [store, clock] = [await engine.openStore(), testClock()];
    const say = deadDeliveriesNotice({ store, clock });
    const states = [
      { status: 'waiting', attempts: 3, days: 0 },
      { status: 'dead', attempts: 0, days: 0 },
      { status: 'dead', attempts: 9, days: 31 },
    ] as const;
    const add = (state: { status: 'waiting' | 'dead'; attempts: number; days: number }) =>
      store.write(async (tx) => {
        const at = clock.now() - state.days * DAY_MS;
        const mail = { template: 'waitlist-joined', props: { name: 'Ada' }, leadId: null, at } as const;
        await queueMail(tx, { ...mail, to: `${state.status}-${state.attempts}-${at}@example.com` });
        const { status, attempts } = state;
        await tx
          .updateTable('deliveries')
          .set({ status, attempts })
          .where('created_at', '=', at)
          .where('attempts', '=', 0)
          .where('status', '=', 'waiting')
          .execute();
        clock.advance(1);
      });
    for (const state of states) await add(state);
    expect(await say()).toEqual([]);
    await add({ status: 'dead', attempts: 9, days: 29 });
    expect(await say()).toMatchObject([{ severity: 'urgent', title: 'A message could not be delivered' }]);
    await add({ status: 'dead', attempts: 1, days: 0 });
    expect(await say()).toMatchObject([{ title: '2 messages could not be delivered' }]);
  });
});
