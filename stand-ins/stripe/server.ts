import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import type { InnerFault } from './api.ts';

/** What goes wrong with one request. */
export type Mishap =
  | { readonly kind: 'answer'; readonly fault: InnerFault; readonly retryAfter?: string }
  /** The connection ends without an answer, after the work was done or before. */
  | { readonly kind: 'drop'; readonly isDone: boolean }
  /** No answer ever comes. */
  | { readonly kind: 'silence'; readonly isDone: boolean };

export type Api = (request: ApiRequest, fault?: InnerFault | null) => ApiAnswer;

/** What comes of a request under a mishap: an answer, or none. */
export function treat(api: Api, request: ApiRequest, mishap: Mishap | null): ApiAnswer | 'drop' | 'silence' {
  if (mishap === null) return api(request);
  if (mishap.kind === 'answer') {
    const answer = api(request, mishap.fault);
    return mishap.retryAfter === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, 'retry-after': mishap.retryAfter } };
  }
  if (mishap.isDone) api(request);
  return mishap.kind;
}

/** Browsers call from the shop's page. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function serve(
  take: (request: ApiRequest) => ApiAnswer | 'drop' | 'silence',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  if (method === 'OPTIONS') {
    response.writeHead(204, crossOrigin).end();
    return;
  }
  const [path = '/', query = ''] = url.split('?', 2);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const answer = take({ method, path, query, headers, body: await text(request) });
  if (answer === 'drop') request.socket.destroy();
  else if (answer !== 'silence')
    response.writeHead(answer.status, { ...answer.headers, ...crossOrigin }).end(JSON.stringify(answer.body));
}

export interface StandInServer {
  readonly url: string;
  /** Nobody listens any more: connections are refused. */
  goAway(): Promise<void>;
  /** Listens again, at the same port. */
  comeBack(): Promise<void>;
}

/** On a free loopback port, or the given one. */
export async function startServer(
  take: (request: ApiRequest) => ApiAnswer | 'drop' | 'silence',
  wantedPort = 0,
): Promise<StandInServer> {
  const open = async (port: number) => {
    const server = createServer((request, response) => {
      serve(take, request, response).catch(() => response.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(wantedPort);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}`,
    async goAway() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async comeBack() {
      if (!server.listening) server = await open(port);
    },
  };
}
