import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { arrivedPaths, formPaths } from '../../../contract/form-pages.ts';
import type { Config } from '../../config/config.ts';
import { redirectSecurity } from '../security-headers.ts';
import { acceptedCodings } from './accepted-codings.ts';
import type { Copy, SiteFile } from './copy.ts';
import { runBuild } from './running-build.ts';
import { sendCopy, sendInstead, sendNothing } from './send-copy.ts';
import { pathIn } from '../../../contract/languages.ts';

/** The status that was sent; a promise where the answer has to be made first. It never rejects. */
export type Sent = number | Promise<number>;

/** The built site: pages at their bare addresses, in the smallest coding that the client takes. */
export interface Site {
  /** Answers a GET or HEAD of one of the site's files; null for anything else. */
  answerFile(request: IncomingMessage, response: ServerResponse): Sent | null;
  /** Answers with the not-found page; null where the build has none. */
  answerNotFound(request: IncomingMessage, response: ServerResponse): Sent | null;
  /** Where an address leads at which nothing stands; null where that is not known. */
  leadOn(url: string): string | null;
  /** A page as it stands in the build, and its policies; null where there is no such page. */
  readPage(path: string): Promise<SitePage | null>;
  readonly redirectHeaders: Readonly<Record<string, string>>;
  close(): void;
}

export interface SitePage {
  readonly html: string;
  readonly policies: Readonly<Record<string, string>>;
}

/** What is said of one copy of a file, and of nothing that is made from it. */
const OF_A_COPY: ReadonlySet<string> = new Set(['etag', 'last-modified', 'vary', 'accept-ranges', 'cache-control']);

/** Names and values in turn, as an object without those of the copy. */
function policiesIn(headers: Copy['headers']): Record<string, string> {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
  return Object.fromEntries(pairs.filter(([name]) => !OF_A_COPY.has(name)));
}

/** The pages into which the server writes before it sends them. */
const COMPLETED: ReadonlySet<string> = new Set(
  [formPaths.booking, arrivedPaths.booking].flatMap((page) => [page, pathIn('es', page)]),
);

const pathOf = (url: string) => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
const bareOf = (path: string) => path.replace(/\/(index\.html)?$/, '') || '/';

/** Sends a copy now where it is ready, or once it is. Where it cannot be had, the connection ends. */
function whenReady(
  file: SiteFile,
  { headers }: IncomingMessage,
  response: ServerResponse,
  send: (copy: Copy | null) => Sent,
): Sent {
  const copy = file.copy(acceptedCodings(headers['accept-encoding']));
  if (!(copy instanceof Promise)) return send(copy);
  return copy.then(send).catch(() => {
    response.destroy();
    return 500;
  });
}

export async function openSite(webRoot: string, config: Config, log: FastifyBaseLogger): Promise<Site> {
  const build = await runBuild(webRoot, config, log);

  function answerNotFound(request: IncomingMessage, response: ServerResponse): Sent | null {
    const file = build.notFoundFor(bareOf(pathOf(request.url ?? '/')));
    if (file === undefined) return null;
    return whenReady(file, request, response, (copy) =>
      copy === null ? sendNothing(response) : sendInstead(response, copy),
    );
  }

  return {
    answerFile(request, response) {
      const { method, url = '/' } = request;
      if (method !== 'GET' && method !== 'HEAD') return null;
      const path = pathOf(url);
      const file = COMPLETED.has(path) ? undefined : build.fileAt(path);
      if (file === undefined) return null;
      return whenReady(file, request, response, (copy) =>
        copy === null
          ? (answerNotFound(request, response) ?? sendNothing(response))
          : sendCopy(request, response, copy),
      );
    },
    answerNotFound,
    leadOn: (url) => build.leadOn(url),
    async readPage(path) {
      const copy = await build.fileAt(path)?.copy(['identity']);
      if (copy === undefined || copy === null || !Buffer.isBuffer(copy.body)) return null;
      return { html: copy.body.toString('utf8'), policies: policiesIn(copy.commonHeaders) };
    },
    redirectHeaders: redirectSecurity(config),
    close: () => build.close(),
  };
}
