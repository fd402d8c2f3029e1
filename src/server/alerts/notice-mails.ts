import { z } from 'zod';
import type { Notice } from '../../contract/owner-notices.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { Store } from '../store/engine/store.ts';
import { readMarker, setMarker } from '../store/rebuild/markers.ts';
import type { Clock } from '../time/clock.ts';
import { momentInZone } from '../time/moment-in-zone.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';
import type { NoticeBoard } from '../notices/notice-board.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 5 * MINUTE_MS;
const MARKER = 'notice_mails';
/** A notice that is gone is remembered for so long, so that one that comes and goes is not mailed each time. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS;
const MAILED_AGAIN_MS = DAY_MS;

const mailedSchema = z.record(z.string(), z.object({ title: z.string(), at: z.number() }));
type Mailed = z.infer<typeof mailedSchema>;

type Settings = Pick<Config, 'ownerEmail' | 'siteTimeZone'>;

interface NoticeMailDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly notices: Pick<NoticeBoard, 'readMailed'>;
}

/** What is to be mailed: what was not mailed yet, or says something else a day later. */
function unmailed(notices: readonly Notice[], mailed: Mailed, now: number): Notice[] {
  return notices.filter(({ id, title }) => {
    const before = mailed[id];
    return before === undefined || (before.title !== title && now - before.at >= MAILED_AGAIN_MS);
  });
}

/**
 * Mails the owner what stands at the top of the desk: an urgent notice when it is first seen, any other when it still stands at the next look. Each is
 * mailed once over all processes, and again after a day if its title has changed.
 */
export function createNoticeMails({ ownerEmail, siteTimeZone }: Settings, { store, clock, notices }: NoticeMailDeps) {
  const stops = createMailStops(store);
  let seen = new Map<string, number>();

  return async function look(): Promise<number> {
    if (ownerEmail === null) return 0;
    const now = clock.now();
    const standing = await notices.readMailed();
    const stays = standing.filter(({ id, severity }) => severity === 'urgent' || seen.has(id));
    seen = new Map(standing.map(({ id }) => [id, seen.get(id) ?? now]));
    const known = async (db: Store['db']) =>
      mailedSchema.catch({}).parse(JSON.parse((await readMarker(db, MARKER)) ?? '{}'));
    if (unmailed(stays, await known(store.db), now).length === 0) return 0;
    const stopPath = await stops.pathFor('site-notice', ownerEmail);
    return store.write(async (tx) => {
      const mailed = await known(tx);
      const due = unmailed(stays, mailed, now);
      if (await stops.isStopped(tx, 'site-notice', ownerEmail)) return 0;
      for (const { id, title, detail, link = null } of due) {
        const props = { title, detail, link, since: momentInZone(seen.get(id) ?? now, siteTimeZone), stopPath };
        await queueMail(tx, { template: 'site-notice', to: ownerEmail, props, leadId: null, at: now });
      }
      const kept = Object.entries(mailed).filter(([id, { at }]) => seen.has(id) || now - at < FORGOTTEN_AFTER_MS);
      const added = due.map(({ id, title }) => [id, { title, at: now }] as const);
      await setMarker(tx, MARKER, JSON.stringify(Object.fromEntries([...kept, ...added])));
      return due.length;
    });
  };
}

/** Looks at the notices every five minutes. */
export function sweepNoticeMails(config: Settings, { log, ...deps }: NoticeMailDeps & { log: Log }): Sweeper {
  const work = createNoticeMails(config, deps);
  return sweepEvery(
    { name: 'notice-mails', everyMs: LOOK_EVERY_MS, work, failure: 'Notices could not be mailed' },
    log,
  );
}
