import type { BrowserContext } from '@playwright/test';

/** `early`: as soon as the page has come, as a browser does that always translates; `late`: once the page is ready, as by a press. */
export type Translation = 'early' | 'late';

/** How long a translation takes to come. */
const ANSWER_MS = 200;

/**
 * Does to the page what Chrome and Edge do when they translate it: each text is replaced by a `font` in a `font`, also the texts that come later.
 * Here the words stay what they are. Runs in the page before its scripts.
 */
function translate({ when, answerMs }: { when: Translation; answerMs: number }): void {
  const untouched = 'script, style, noscript, textarea, option, svg, font, [translate=no]';

  function replace(text: Node): void {
    const around = text.parentElement;
    if (around === null || around.closest(untouched) || (text.nodeValue ?? '').trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
  function replaceIn(root: Node): void {
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  }
  function start(): void {
    document.documentElement.classList.add('translated-ltr');
    replaceIn(document.body);
    new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      setTimeout(() => changed.forEach((node) => node.isConnected && replaceIn(node)), answerMs);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }
  if (when === 'early') addEventListener('load', start);
  else addEventListener('foyer:ready', () => setTimeout(start));
}

/** A context whose pages are translated. */
export async function translatePages(context: BrowserContext, when: Translation): Promise<void> {
  await context.addInitScript(translate, { when, answerMs: ANSWER_MS });
}
