import { typedCommand } from '../config/typed-command.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import { hasDemo } from '../store/demo/find-demo.ts';
import type { Store } from '../store/engine/store.ts';

/** A notice for the owner that not everything in the desk is real. */
export function demoNotice({ store }: { store: Pick<Store, 'db'> }): NoticeSource {
  return async () =>
    (await hasDemo(store.db))
      ? [
          {
            id: 'demonstration',
            severity: 'info',
            title: 'A demonstration is in this database',
            detail:
              'Its people, calls and sales are made up. Everybody in it has an address at demo.example, and nothing about them is sent. ' +
              `To take all of it out: ${typedCommand('demo', '--remove')}`,
          },
        ]
      : [];
}
