import type { onRequestHookHandler } from 'fastify';
import type { Notice } from '../../contract/owner-notices.ts';
import type { App } from './app.ts';
import { ProblemError } from './problem-error.ts';
import type { FreeBytes } from '../store/engine/free-bytes.ts';

/** Below this much free space only leads, bookings and payments are stored: room for some hundred thousand of them. */
export const RESERVE_BYTES = 512 * 1024 ** 2;
const LOOK_EVERY_MS = 5000;
const RETRY_AFTER_S = 300;

declare module 'fastify' {
  interface FastifyInstance {
    /** A route's `onRequest`: refuses with 503 while the space that is left is kept for leads. */
    yieldToLeads: onRequestHookHandler;
  }
}

const notice: Notice = {
  id: 'disk-nearly-full',
  severity: 'urgent',
  title: 'The disk is nearly full',
  detail:
    'Less than 512 MB are free where the database lies. Leads, bookings and payments are still stored; visits are not counted and pictures ' +
    'are not taken until there is room. Free some space or give the machine a larger disk; `npm run doctor` says what takes the space.',
};

function reserved(): ProblemError {
  return new ProblemError({
    status: 503,
    title: 'The disk is nearly full',
    detail: 'The remaining space is reserved for requests and orders. Please try again later.',
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });
}

/**
 * Adds `app.yieldToLeads`. A stranger's page views and pictures cannot fill the disk to its end: the last of it is kept for leads. `freeBytes`
 * is null where the database lies on another machine.
 */
export async function reserveSpaceForLeads(app: App, freeBytes: FreeBytes | null): Promise<void> {
  let isLow = false;

  async function look(measure: FreeBytes): Promise<void> {
    try {
      const wasLow = isLow;
      isLow = (await measure()) < RESERVE_BYTES;
      if (isLow && !wasLow) app.log.error(`${notice.title}. ${notice.detail}`);
      if (wasLow && !isLow) app.log.info('The disk has room again; everything is stored');
    } catch (error) {
      app.log.warn({ err: error }, 'The free space of the data folder could not be read');
    }
  }

  app.decorate('yieldToLeads', (_request, _reply, done) => done(isLow ? reserved() : undefined));
  app.notices.add(() => (isLow ? [notice] : []));
  if (freeBytes === null) return;
  await look(freeBytes);
  const timer = setInterval(() => void look(freeBytes), LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
