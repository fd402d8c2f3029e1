import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from '../../contract/owner-notices.ts';
import { apiPaths } from '../../contract/paths.ts';
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts';
import type { Backlog, Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import type { App } from './app.ts';
import type { Front } from './http-server.ts';
import type { ProblemDescription } from './problem-error.ts';
import { isRead, problemBody } from './problems.ts';
import type { RequestFigures } from './request-figures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
  }
}

/** What browsers report is refused before what people send. */
type WriteKind = 'reports' | 'forms';

/** When writes of a kind are refused because of those that wait. */
interface KindLimits {
  /** So few wait for as long as the database needs: a quiet site refuses nothing while its database is away for a moment. */
  readonly fewWrites: number;
  /** Beyond that, nothing more is taken while the oldest has waited for so long. */
  readonly waitMs: number;
  /** Never more than these. Each holds a connection, and pages need some too. */
  readonly manyWrites: number;
}

export type AdmissionLimits = Readonly<Record<WriteKind, KindLimits>>;

const admissionLimits: AdmissionLimits = {
  reports: { fewWrites: 100, waitMs: 150, manyWrites: 1_000 },
  forms: { fewWrites: 200, waitMs: 300, manyWrites: 1_500 },
};

export interface Admission {
  /** Refuses a write to the API that would wait too long, before it is read, and says so; false leaves it to the router. */
  readonly refuse: Front;
  isFull(kind: WriteKind): boolean;
}

/** What a refused crowd does not do: come back all at once. */
const RETRY_SECONDS = ['2', '3', '4', '5'] as const;

export const tooMuch: ProblemDescription = {
  status: 503,
  title: 'Too much at once',
  detail:
    'More is coming in at this moment than can be stored. Nothing was saved. Please send the same request again in a few seconds.',
  headers: { 'retry-after': RETRY_SECONDS[0] },
};

/** More of a body than this is not waited for: it ends with its connection. */
const UNREAD_MAX_BYTES = 64 * 1024;
/** Under which early refusals are counted: the router has not seen them. */
const EVERY_WRITE = '/api/*';
const SHOWN_FOR_MS = 15 * 60_000;
const REPORTS_BELOW = apiPaths.pageview.slice(0, apiPaths.pageview.lastIndexOf('/') + 1);

/** Whether what is left of the request's body may be long. */
function isLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > UNREAD_MAX_BYTES;
}

function isOver({ writes, waitedMs }: Backlog, { fewWrites, waitMs, manyWrites }: KindLimits): boolean {
  return writes >= manyWrites || (writes >= fewWrites && waitedMs >= waitMs);
}

function noticeOf(refused: number): Notice {
  return {
    id: 'writes-refused',
    severity: 'urgent',
    title: 'More came in than could be stored',
    detail:
      `${refused.toLocaleString('en-US')} requests were refused within a quarter of an hour. Visitors’ browsers keep what was typed and send it again. ` +
      'Either very many visitors came, or a machine sends, or the database is slow: docs/overload.md says what helps.',
  };
}

interface AdmissionDeps {
  readonly store: Pick<Store, 'backlogs'>;
  readonly clock: Clock;
  readonly admission?: AdmissionLimits;
}

/** Adds `app.admission`: beyond what can be stored, whoever comes is told at once to come again, and those who wait are answered soon. */
export function admitWrites(
  app: App,
  { store, clock, admission: limits = admissionLimits }: AdmissionDeps,
  answer: { readonly figures: RequestFigures; readonly headers: Readonly<Record<string, string>> },
): void {
  const body = problemBody(tooMuch);
  const answers = RETRY_SECONDS.map((seconds) =>
    Object.entries({
      ...answer.headers,
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      'retry-after': seconds,
    }).flat(),
  );
  let refused = 0;
  let looks: { at: number; refused: number }[] = [];

  const isFull = (kind: WriteKind) => store.backlogs().some((backlog) => isOver(backlog, limits[kind]));

  function refuse(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    if (isRead(method) || !url.startsWith('/api/')) return false;
    if (!isFull(url.startsWith(REPORTS_BELOW) ? 'reports' : 'forms')) return false;
    refused += 1;
    if (app.openRequests.isEnding || isLong(request)) response.shouldKeepAlive = false;
    response.writeHead(tooMuch.status, answers[refused % answers.length]);
    response.end(body);
    answer.figures.add(method, EVERY_WRITE, tooMuch.status, 0);
    return true;
  }

  app.decorate('admission', { refuse, isFull });
  app.notices.add(() => {
    const at = clock.now();
    looks = [...looks.filter((look) => at - look.at <= SHOWN_FOR_MS), { at, refused }];
    const count = refused - (looks[0]?.refused ?? refused);
    return count > 0 ? [noticeOf(count)] : [];
  });
}
