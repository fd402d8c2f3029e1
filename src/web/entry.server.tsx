import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { AsyncLocalStorage } from 'node:async_hooks';
import { languageOf, withoutSlash } from '../contract/languages.ts';
import { spanishSpeech } from '../domain/words/spanish-speech.ts';
import type { Speech } from '../domain/words/speech.ts';
import { speakBy } from './words/say.ts';

/** In which words the page that is rendered speaks: several may be rendered at once. */
const speaking = new AsyncLocalStorage<Speech | null>();
speakBy(() => speaking.getStore() ?? null);

/** Beyond this size React would stream late parts and show them with an inline script. Pages are files, so nothing is late. */
const NO_STREAMING_SIZE = Number.MAX_SAFE_INTEGER;

/**
 * The router asks for each page that it writes to a file with a slash at the end of its path. Visitors are at the path without it: a link to a place
 * on the page must not lead them to another address, which would load the page again.
 */
function atVisitorsPath(context: EntryContext): EntryContext {
  const { location } = context.staticHandlerContext;
  const visited = { ...location, pathname: withoutSlash(location.pathname) };
  return { ...context, staticHandlerContext: { ...context.staticHandlerContext, location: visited } };
}

/** Renders one whole page to its file. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const isSpanish = languageOf(new URL(request.url).pathname) === 'es';
  const stream = await speaking.run(isSpanish ? spanishSpeech : null, async () => {
    const rendered = await renderToReadableStream(
      <ServerRouter context={atVisitorsPath(context)} url={request.url} />,
      {
        progressiveChunkSize: NO_STREAMING_SIZE,
        signal: request.signal,
      },
    );
    await rendered.allReady;
    return rendered;
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
