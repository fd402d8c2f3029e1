import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** React hides what comes late past this size and shows it by an inline script; pages are files, so nothing comes late. */
const NEVER_IN_PIECES = Number.MAX_SAFE_INTEGER;

/** Renders one page to its file, whole. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: NEVER_IN_PIECES,
    signal: request.signal,
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
