/** Marks what is open; the style sheets show it. */
const OPEN = 'data-open';

/** For browsers without popovers: their buttons open and close them, a press elsewhere, one of their links and Escape close them. */
export function openByButtons(document: Document): void {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[popovertarget]')];

  function show(button: HTMLElement, isOpen: boolean): void {
    document.getElementById(button.getAttribute('popovertarget') ?? '')?.toggleAttribute(OPEN, isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  }
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    if (pressed?.closest(`[${OPEN}]`) && !pressed.closest('a')) return;
    const own = pressed?.closest('[popovertarget]');
    for (const button of buttons()) show(button, button === own && !isOpen(button));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const button of buttons().filter(isOpen)) {
      show(button, false);
      button.focus();
    }
  });
}
