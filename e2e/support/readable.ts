import type { Page } from '@playwright/test';

/** The spacing of text that a visitor may ask for (WCAG 1.4.12). */
const WIDER =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Gives the page's text the wider spacing, until the next page. */
export async function widenSpacing(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WIDER);
}

/** Texts that cannot be read whole: beyond the window where nothing scrolls sideways, past the edge of the box that they stand in, or cut off by it. */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr-only, .skip, svg, select, noscript') === null;
    const scrolls = (element: Element | null): boolean => {
      if (element === null || element === document.documentElement) return false;
      return /auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement);
    };
    /** The nearest box with an edge to be seen, or one that hides what is too much. */
    const boxAround = (element: Element): Element | null => {
      const { backgroundColor, borderRightWidth, overflowX, position } = getComputedStyle(element);
      const isDrawn =
        backgroundColor !== 'rgba(0, 0, 0, 0)' || borderRightWidth !== '0px' || /hidden|clip/.test(overflowX);
      if (isDrawn || position === 'absolute' || element.parentElement === null) return element;
      return boxAround(element.parentElement);
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (parent === null || words === '' || !isShown(parent) || scrolls(parent)) continue;
      const around = boxAround(parent)?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 2) continue;
        const isOutside = right > innerWidth + 1 || left < -1;
        // The half of a line's leading that lies below its letters may reach past the edge.
        const spills =
          around !== undefined && (right > around.right + 1 || bottom - (bottom - top) / 4 > around.bottom);
        if (isOutside || spills)
          found.add(`${parent.tagName.toLowerCase()}.${parent.className}: ${words.slice(0, 60)}`);
      }
    }
    return [...found];
  });
}

/** Controls whose name does not begin with the words that are seen on them, for whoever speaks to the page (WCAG 2.5.3); and those without a name. */
export async function findMisnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}$%+]+/gu, ' ')
        .trim();
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** The words of a node: those that are seen, or those that are spoken. */
    const wordsOf = (node: Node, isSpoken: boolean): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || !isShown(node) || /^(script|style)$/i.test(node.tagName)) return '';
      if (isSpoken && node.getAttribute('aria-hidden') === 'true') return '';
      if (isSpoken && node.hasAttribute('aria-label')) return ` ${node.getAttribute('aria-label') ?? ''} `;
      if (isSpoken && node instanceof HTMLImageElement) return ` ${node.alt} `;
      if (!isSpoken && node.matches('.sr-only')) return '';
      const words = [...node.childNodes].map((child) => wordsOf(child, isSpoken)).join('');
      return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
    };
    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby');
      if (ids === null) return wordsOf(element, true);
      return ids
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    };
    const controls = [...document.querySelectorAll('a[href], button, summary, [role=tab], [role=button]')];
    const pairs = controls
      .filter(isShown)
      .map((element) => [
        plain([...element.childNodes].map((child) => wordsOf(child, false)).join('')),
        plain(nameOf(element)),
      ]);
    return pairs
      .filter(([seen = '', name = '']) => name === '' || !name.startsWith(seen))
      .map(([seen, name]) => `${seen}: named ${name}`);
  });
}

/** Fields for what a browser knows of its user that do not say so (WCAG 1.3.5). */
export async function findUnknownPurposes(page: Page): Promise<string[]> {
  const purposes =
    /^(name|given-name|family-name|email|tel|organization|username|current-password|new-password|one-time-code)$/;
  const fields = await page
    .locator('input:is([type=password], [name=fullName], [name=name], [name=firstName], [name=email], [name=phone])')
    .evaluateAll((all) =>
      all.map((field) => [field.id, field.getAttribute('autocomplete') ?? '', field.checkVisibility()] as const),
    );
  return fields
    .filter(([, purpose, isShown]) => isShown && !purposes.test(purpose))
    .map(([id, purpose]) => `${id}: ${purpose}`);
}

/** What the keys bring the focus to although something else covers it wholly, or it lies outside the window (WCAG 2.4.11), there and back again. */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  const found = new Set<string>();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (;;) {
      await page.keyboard.press(key);
      const { id, covered } = await page.evaluate(async () => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return { id: 'end', covered: '' };
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const known: unknown = Reflect.get(focused, 'walked');
        const own = typeof known === 'string' ? known : crypto.randomUUID();
        Reflect.set(focused, 'walked', own);
        // A field that is there for the keys alone is seen in what follows it.
        const shown = (focused.matches('.sr-only') && focused.nextElementSibling) || focused;
        const { left, top, right, bottom } = shown.getBoundingClientRect();
        const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
        const at = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [left + x * (right - left), from + y * (to - from)] as const),
        );
        const isSeen = at.some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (shown.contains(hit) || (hit.contains(shown) && hit.matches('label, .plot-board')));
        });
        return {
          id: own,
          covered: isSeen ? '' : `${focused.tagName.toLowerCase()}: ${focused.outerHTML.slice(0, 120)}`,
        };
      });
      if (id === 'end' || seen.has(id)) break;
      seen.add(id);
      if (covered !== '') found.add(`${key}: ${covered}`);
    }
  }
  return [...found];
}
