import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { shownFolder } from '../check-content/check-content.ts';
import { inOneSentence, type Mistake } from '../check-content/mistakes.ts';
import { escapeMarkup } from '../finish-build/escape-markup.ts';
import { checkApart, watchContent } from './content-watch.ts';

/** The page that stands for every page while the content is not right; it loads anew by itself once it is. */
export function mistakesPage(mistakes: readonly Mistake[], folder = 'content'): string {
  const items = mistakes.map((mistake) => `<li>${escapeMarkup(inOneSentence(mistake, folder))}</li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The content is not right</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="/@vite/client"></script>
<style>body{max-width:50rem;margin:3rem auto;padding:0 1rem;font:1.05rem/1.5 system-ui,sans-serif}li{margin:.75rem 0;overflow-wrap:anywhere}</style></head>
<body><h1>The content is not right</h1><p>Mend it and save: this page then shows the site again.</p><ol>${items}</ol></body></html>`;
}

function showOverlay({ ws }: ViteDevServer, folder: string, mistakes: readonly Mistake[]): void {
  const [first] = mistakes;
  if (first === undefined) return;
  ws.send({
    type: 'error',
    err: {
      message: mistakes.map((mistake) => inOneSentence(mistake, shownFolder(folder))).join('\n\n'),
      stack: '',
      plugin: 'content',
      id: join(folder, first.file),
      ...(first.line !== null && { loc: { file: join(folder, first.file), line: first.line, column: 0 } }),
    },
  });
}

/**
 * Checks the content while the site is developed. A mistake is shown over the open page, in place of a page that is loaded, and in the
 * terminal; once it is mended, the open pages load anew.
 */
export function contentMistakes(folder: string): Plugin {
  return {
    name: 'foyer-content-mistakes',
    apply: 'serve',
    configureServer(server) {
      let wasWrong = false;
      const content = watchContent(
        () => checkApart(folder),
        (mistakes) => {
          for (const mistake of mistakes) server.config.logger.error(inOneSentence(mistake, shownFolder(folder)));
          showOverlay(server, folder, mistakes);
          if (wasWrong && mistakes.length === 0) {
            server.config.logger.info('The content is right again');
            server.ws.send({ type: 'full-reload' });
          }
          wasWrong = mistakes.length > 0;
        },
      );
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder + sep)) content.touch();
      });
      server.ws.on('connection', () => showOverlay(server, folder, content.mistakes));
      content.touch();
      server.middlewares.use((request, response, next) => {
        const { mistakes } = content;
        if (mistakes.length === 0 || !request.headers.accept?.includes('text/html')) return next();
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(mistakesPage(mistakes, shownFolder(folder)));
        return undefined;
      });
    },
  };
}
