import { createNoticeBoard, type NoticeBoard } from '../notices/notice-board.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `app.notices.add(() => [...])`: asked each time the owner's desk is shown. */
    notices: NoticeBoard;
  }
}

/** Adds `app.notices`. */
export function addNotices(app: App): void {
  app.decorate('notices', createNoticeBoard(app.log));
}
