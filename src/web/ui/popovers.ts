/** Safari has popovers from 17 on and Chrome from 114 on; Foyer supports older ones (docs/decisions/0046-which-browsers.md). */
type MaybePopover = Partial<Pick<HTMLElement, 'showPopover' | 'hidePopover'>>;

/** Without popovers the element is shown from the moment it is on the page. */
export function showPopover(element: MaybePopover): void {
  element.showPopover?.();
}

/** Without popovers `openByButtons` hides it. */
export function hidePopover(element: MaybePopover): void {
  element.hidePopover?.();
}
