import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { boundConnections, connectionLimits, type ConnectionLimits } from './connections.ts';
import { lingerLimits, lingerWhereUnread, type LingerLimits } from './linger.ts';

/** Answers a request before the router sees it, and says so; false hands it on. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** As long as a phone may need for a picture of 5 MB; everything else is a few kilobytes. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Programs beside the site, on the same domain, may have left a visitor many cookies. */
const HEADERS_MAX_BYTES = 32 * 1024;
/** How often connections are looked at that take too long to say what they want. */
const LOOK_EVERY_MS = 1_000;
/** Longer than proxies keep theirs, so that none sends a request into a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;
/** How long nothing may move on a connection while a request is open. A client that does not read its answer is let go then. */
const STILL_MS = 120_000;

interface HttpServerOptions {
  /** Whether an address speaks for many clients. */
  readonly isShared: (address: string) => boolean;
  readonly connections?: ConnectionLimits;
  readonly stillMs?: number;
  readonly lingering?: LingerLimits;
}

/** Asks for the body only when somebody begins to read it: what is refused before that is refused unsent. */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  request.once('resume', () => {
    if (!response.headersSent) response.writeContinue();
  });
}

/** The server that listens: what `front` does not take goes on to the router. */
export function createHttpServer(
  router: RequestListener,
  front: Front,
  { isShared, connections = connectionLimits, stillMs = STILL_MS, lingering = lingerLimits }: HttpServerOptions,
): Server {
  const options = {
    maxHeaderSize: HEADERS_MAX_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    // A request without a body is not made a stream that ends at once.
    optimizeEmptyRequests: true,
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.socket.lastRequest = request;
    if (!front(request, response)) router(request, response);
  };
  const server = createServer(options, answer);
  // For requests with `Expect: 100-continue`.
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response);
    answer(request, response);
  });
  server.timeout = stillMs;
  boundConnections(server, connections, isShared);
  lingerWhereUnread(server, lingering);
  return server;
}
