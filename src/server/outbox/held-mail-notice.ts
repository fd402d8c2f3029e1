import type { Clock } from '../time/clock.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import { countHeldBack } from '../store/outbox/outbox.ts';
import type { Store } from '../store/engine/store.ts';

const DAY_MS = 86_400_000;

/** A notice for the owner that mails were held back: somebody may be using the site's forms to mail strangers. */
export function heldMailNotice({ store, clock }: { store: Store; clock: Clock }): NoticeSource {
  return async () => {
    const count = await countHeldBack(store.db, clock.now() - DAY_MS);
    if (count === 0) return [];
    return [
      {
        id: 'mail-held-back',
        severity: 'warning',
        title: count === 1 ? 'A mail was held back' : `${count} mails were held back`,
        detail:
          'One address would have received more mails within a day than the limit allows, or one network asked for mail to very many addresses. This happens when somebody fills in forms with strangers’ addresses. ' +
          'The mails are under Sent among those given up, each with its reason. They are sent only when you send them.',
        link: { label: 'Open the deliveries', path: '/admin?tab=deliveries#lists' },
      },
    ];
  };
}
