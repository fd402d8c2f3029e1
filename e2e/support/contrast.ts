import type { Page } from '@playwright/test';

/** What a control can be in besides at rest, as style sheets name it. */
const states = [[], ['hover'], ['focus', 'focus-visible'], ['hover', 'active'], ['hover', 'focus', 'focus-visible']];

const CONTROLS =
  'a[href], button, summary, input:not([type=hidden]), select, textarea, label:has(input), [role=tab], [tabindex="0"]';

/** One text of a control whose contrast is too low, in a sentence. */
async function lowContrasts(page: Page, state: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, state: name }) => {
      type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const seen = new Map<string, Rgba>();

      /** Any CSS colour as sRGB, 0 to 255, with its alpha, 0 to 1. */
      function read(colour: string): Rgba {
        const known = seen.get(colour);
        if (known) return known;
        canvas?.clearRect(0, 0, 1, 1);
        if (canvas) canvas.fillStyle = colour;
        canvas?.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
        const rgba: Rgba = [red, green, blue, alpha / 255];
        seen.set(colour, rgba);
        return rgba;
      }

      function over([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
        const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
        return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
      }

      function groundOf(element: Element | null): Rgba {
        if (element === null) return [255, 255, 255, 1];
        const own = read(getComputedStyle(element).backgroundColor);
        return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
      }

      function luminance(colour: Rgba): number {
        const [red, green, blue] = colour.slice(0, 3).map((value) => {
          const part = value / 255;
          return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
      }

      function contrast(first: Rgba, second: Rgba): number {
        const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      }

      /** The elements of a control that carry text of their own, or what was typed. */
      function textsOf(control: Element): Element[] {
        return [control, ...control.querySelectorAll('*')].filter((element) => {
          if (element instanceof SVGElement || !element.checkVisibility({ visibilityProperty: true })) return false;
          if (element.closest('.sr-only') !== null) return false;
          if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
          if (element instanceof HTMLInputElement) return !['checkbox', 'radio', 'file'].includes(element.type);
          return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        });
      }

      const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled=true], :has(> :disabled)');
      return [...document.querySelectorAll(selector)]
        .filter((control) => !isDisabled(control) && control.checkVisibility({ visibilityProperty: true }))
        .flatMap((control) =>
          textsOf(control).flatMap((element) => {
            const { color, fontSize, fontWeight } = getComputedStyle(element);
            const ground = groundOf(element);
            const ratio = contrast(over(read(color), ground), ground);
            const size = Number.parseFloat(fontSize);
            const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
            if (ratio >= (isLarge ? 3 : 4.5)) return [];
            const words = (element.textContent ?? '').trim().slice(0, 30) || element.getAttribute('name');
            return [`${name}: ${ratio.toFixed(2)}:1 “${words}” in ${control.tagName} ${control.className}`];
          }),
        );
    },
    { selector: CONTROLS, state },
  );
}

/**
 * Every text in every control of the page that has less contrast than WCAG 2.2 AA asks for, at rest, under the pointer, focused and
 * pressed. Transitions are switched off, so that colours are final.
 */
export async function findLowContrasts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS });
  const found: string[] = [];
  for (const forcedPseudoClasses of states) {
    await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
    found.push(...(await lowContrasts(page, forcedPseudoClasses.join('+') || 'at rest')));
  }
  await devtools.detach();
  return [...new Set(found)];
}
