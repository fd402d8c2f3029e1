/**
 * Makes the page what it is for a visitor without script. A browser that runs scripts keeps what stands there for that visitor as a text, which is
 * the site's own: it was written with the page.
 */
export function showAsWithoutScript(document: Document): void {
  document.documentElement.dataset['scripts'] = 'none';
  for (const block of document.querySelectorAll('noscript')) {
    const { body } = new DOMParser().parseFromString(block.textContent ?? '', 'text/html');
    block.replaceWith(...body.childNodes);
  }
}
