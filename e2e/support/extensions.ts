import type { BrowserContext } from '@playwright/test';

/**
 * Does to the page what extensions and browsers of phones do: a bar before everything, in which a clock ticks, a frame after everything, an icon after
 * each field, also after those that come later, and once a link around each time, telephone number and address in a text. Runs in the page before
 * its scripts.
 */
function putIn(): void {
  const linked = /\d{1,2}:\d{2}\s?[AP]M|\(?\d{3}\)?[ -]\d{3}-\d{4}|\S+@\S+\.\w+/;
  const untouched = 'a, button, script, style, textarea, option, svg, [data-put-in]';

  const mark = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, kind: string): HTMLElementTagNameMap[Tag] => {
    const element = document.createElement(tag);
    element.dataset['putIn'] = kind;
    return element;
  };

  function addIcons(): void {
    for (const field of document.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea')) {
      if (field.dataset['known'] !== undefined) continue;
      field.dataset['known'] = '';
      field.after(mark('div', 'icon'));
    }
  }
  function linkIn(text: Text): void {
    const found = linked.exec(text.data);
    if (found === null || text.parentElement?.closest(untouched) !== null) return;
    const match = text.splitText(found.index);
    const rest = match.splitText(found[0].length);
    const link = mark('a', 'link');
    match.replaceWith(link);
    link.append(match);
    linkIn(rest);
  }
  function addLinks(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(linkIn);
  }

  function addBar(): void {
    const bar = mark('div', 'bar');
    const clock = document.createTextNode('');
    bar.append(clock);
    document.body.prepend(bar);
    for (let ticks = 0; ticks < 12_000; ticks += 1) clock.data = '\u200b'.repeat(ticks % 2);
  }
  function addFrame(): void {
    const frame = mark('iframe', 'frame');
    frame.hidden = true;
    frame.addEventListener('load', () =>
      frame.setAttribute('data-loads', `${Number(frame.dataset['loads'] ?? 0) + 1}`),
    );
    document.body.append(frame);
  }

  if (window !== top) return;
  addEventListener('DOMContentLoaded', () => {
    addBar();
    addFrame();
    addIcons();
    new MutationObserver(addIcons).observe(document.body, { childList: true, subtree: true });
  });
  addEventListener('load', addLinks);
}

/** A context whose visitor has extensions that change each page. */
export async function addExtensions(context: BrowserContext): Promise<void> {
  await context.addInitScript(putIn);
}
