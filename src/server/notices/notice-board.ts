import { noticeSeverities, type Notice } from '../../contract/owner-notices.ts';
import type { Log } from '../logging/log.ts';

/** What one part of the server has to say now; nothing while all is well. */
export type NoticeSource = () => readonly Notice[] | Promise<readonly Notice[]>;

interface NoticeOptions {
  /** False for what is mailed already at the moment it happens. */
  readonly isMailed?: boolean;
}

/** Where each part of the server tells the owner about the installation. */
export interface NoticeBoard {
  add(source: NoticeSource, options?: NoticeOptions): void;
  /** What all sources say now, the most pressing first. One that fails hides no other. */
  read(): Promise<Notice[]>;
  /** What of it the owner is to be mailed if it stays. */
  readMailed(): Promise<Notice[]>;
}

const unread: Notice = {
  id: 'notices-unread',
  severity: 'warning',
  title: 'Not everything could be checked',
  detail: 'A part of Foyer did not say how it is. Its log says why; this page asks again in a minute.',
};

export function createNoticeBoard(log: Pick<Log, 'warn'>): NoticeBoard {
  const sources: { source: NoticeSource; isMailed: boolean }[] = [];

  async function ask(source: NoticeSource): Promise<readonly Notice[]> {
    try {
      return await source();
    } catch (error) {
      log.warn({ err: error }, 'A notice for the owner could not be read');
      return [unread];
    }
  }

  async function readFrom(asked: typeof sources): Promise<Notice[]> {
    const said = await Promise.all(asked.map(({ source }) => ask(source)));
    const byId = new Map(said.flat().map((notice) => [notice.id, notice]));
    const rank = ({ severity }: Notice) => noticeSeverities.indexOf(severity);
    return [...byId.values()].toSorted((a, b) => rank(a) - rank(b));
  }

  return {
    add(source, { isMailed = true } = {}) {
      sources.push({ source, isMailed });
    },
    read: () => readFrom(sources),
    async readMailed() {
      const notices = await readFrom(sources.filter(({ isMailed }) => isMailed));
      return notices.filter(({ id, severity }) => severity !== 'info' && id !== unread.id);
    },
  };
}
