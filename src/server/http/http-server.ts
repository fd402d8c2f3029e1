import { createServer, type RequestListener, type Server } from 'node:http';
import type { Front } from './static-site.ts';

/** As long as a phone may need for a picture of 5 MB; everything else is a few kilobytes. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 10_000;
const HEADERS_MAX_BYTES = 16 * 1024;
/** Far more than browsers keep open to a busy site of this size; what comes beyond is turned away at once. */
const CONNECTIONS_MAX = 2_000;
/** How often connections are looked at that take too long to say what they want. */
const LOOK_EVERY_MS = 1_000;
/** Longer than proxies keep theirs, so that none sends a request into a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;

/** The server that listens: what `front` does not take goes on to the router. */
export function createHttpServer(router: RequestListener, front: Front): Server {
  const options = {
    maxHeaderSize: HEADERS_MAX_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    // A request without a body is not made a stream that ends at once.
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, (request, response) => {
    if (!front(request, response)) router(request, response);
  });
  server.maxConnections = CONNECTIONS_MAX;
  return server;
}
