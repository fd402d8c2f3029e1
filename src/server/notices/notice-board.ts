import { noticeSeverities, type Notice } from '../../contract/owner-notices.ts';
import type { Log } from '../logging/log.ts';

/** What one part of the server has to say now; nothing while all is well. */
export type NoticeSource = () => readonly Notice[] | Promise<readonly Notice[]>;

/** Where each part of the server tells the owner about the installation. */
export interface NoticeBoard {
  add(source: NoticeSource): void;
  /** What all sources say now, the most pressing first. One that fails hides no other. */
  read(): Promise<Notice[]>;
}

const unread: Notice = {
  id: 'notices-unread',
  severity: 'warning',
  title: 'Not everything could be checked',
  detail: 'A part of Foyer did not say how it is. Its log says why; this page asks again in a minute.',
};

export function createNoticeBoard(log: Pick<Log, 'warn'>): NoticeBoard {
  const sources: NoticeSource[] = [];

  async function ask(source: NoticeSource): Promise<readonly Notice[]> {
    try {
      return await source();
    } catch (error) {
      log.warn({ err: error }, 'A notice for the owner could not be read');
      return [unread];
    }
  }

  return {
    add(source) {
      sources.push(source);
    },
    async read() {
      const said = await Promise.all(sources.map(ask));
      const byId = new Map(said.flat().map((notice) => [notice.id, notice]));
      const rank = ({ severity }: Notice) => noticeSeverities.indexOf(severity);
      return [...byId.values()].toSorted((a, b) => rank(a) - rank(b));
    },
  };
}
