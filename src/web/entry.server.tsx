import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** Beyond this size React would stream late parts and show them with an inline script. Pages are files, so nothing is late. */
const NO_STREAMING_SIZE = Number.MAX_SAFE_INTEGER;

/** Renders one whole page to its file. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: NO_STREAMING_SIZE,
    signal: request.signal,
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
