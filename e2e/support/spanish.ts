import type { Page } from '@playwright/test';
import { spanishSpeech } from '../../src/domain/words/spanish-speech.ts';
import { expect } from './test.ts';

/** The English of whatever has a Spanish that is another. */
const english = new Set(
  Object.entries(spanishSpeech.words).flatMap(([text, spanish]) => (text === spanish ? [] : [text.toLowerCase()])),
);

/** Fails where a page in Spanish says something in English: what is read, and what is read aloud. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const said = await page.evaluate(() => {
    const words: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'label', 'abbr'])
          words.push(node.getAttribute(name) ?? '');
        // Time zones have the names of the tz database in every language.
      } else if (!node.parentElement?.matches('script, style, option[value*="/"]')) words.push(node.textContent ?? '');
    }
    return words.map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()).filter((text) => text !== '');
  });
  const common = /\b(?:the|your|you|with|please|and|this|free times?|choose|session)\b/;
  expect(said.filter((text) => english.has(text) || common.test(text))).toEqual([]);
}
