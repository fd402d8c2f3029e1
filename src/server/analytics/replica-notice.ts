import type { Config } from '../config/config.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import type { Store } from '../store/engine/store.ts';

interface ReplicaDeps {
  readonly config: Pick<Config, 'databaseReadUrl'>;
  readonly store: Pick<Store, 'figuresBehindMs'>;
}

/** A notice for the owner that figures burden the primary, because the replica for them cannot be read. */
export function replicaNotice({ config, store }: ReplicaDeps): NoticeSource {
  return async () =>
    config.databaseReadUrl === null || (await store.figuresBehindMs()) !== null
      ? []
      : [
          {
            id: 'replica-unread',
            severity: 'warning',
            title: 'The read replica is not used',
            detail:
              'The database that DATABASE_READ_URL names does not answer, lacks a migration, or is more than five minutes behind. Figures and downloads are read from ' +
              'the primary database until it is well again.',
          },
        ];
}
