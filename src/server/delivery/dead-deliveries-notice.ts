import type { NoticeSource } from '../notices/notice-board.ts';
import type { Store } from '../store/engine/store.ts';
import { countGivenUp } from '../store/outbox/outbox.ts';
import type { Clock } from '../time/clock.ts';

const MONTH_MS = 30 * 86_400_000;
/** More are not counted. */
const COUNTED_MAX = 1000;

/** Tells the owner of messages that were tried for days and given up. */
export function deadDeliveriesNotice({ store, clock }: { store: Store; clock: Clock }): NoticeSource {
  return async () => {
    const count = await countGivenUp(store.db, { since: clock.now() - MONTH_MS, limit: COUNTED_MAX });
    if (count === 0) return [];
    const number = count < COUNTED_MAX ? String(count) : `${COUNTED_MAX} or more`;
    return [
      {
        id: 'deliveries-dead',
        severity: 'urgent',
        title: count === 1 ? 'A message could not be delivered' : `${number} messages could not be delivered`,
        detail:
          'Each was tried again and again and then given up; none is lost. Under Sent each one says why. Send them again once the reason is gone.',
        link: { label: 'Open the deliveries', path: '/admin?tab=deliveries#lists' },
      },
    ];
  };
}
