import type { TrustedTypes } from './trusted-types.ts';

/** Whether the browser is older than those that Foyer supports (docs/decisions/0046-which-browsers.md): its scripts would end half-way. */
export const isTooOld = () => !('isWellFormed' in String.prototype && 'toSorted' in Array.prototype);

/**
 * Makes the page what it is for a visitor without script. A browser that runs scripts keeps what stands there for that visitor as a text, which is
 * the site's own: it was written with the page.
 */
export function showAsWithoutScript(
  document: Document,
  { trustedTypes }: { readonly trustedTypes?: TrustedTypes | undefined },
): void {
  trustedTypes?.createPolicy('default', { createHTML: (markup) => markup, createScriptURL: () => null });
  document.documentElement.dataset['scripts'] = 'none';
  for (const block of document.querySelectorAll('noscript')) {
    const { body } = new DOMParser().parseFromString(block.textContent ?? '', 'text/html');
    block.replaceWith(...body.childNodes);
  }
}
