import { askPhone } from './ask-phone.ts';
import { followPhone, type ShownStanding } from './follow-phone.ts';
import { signMarks, tellNow } from './phone-words.ts';

const MARKS = ['data-phone', 'data-sky'] as const;

/** Writes how the phone stands into a sign as the page has it (`PhoneSign`). */
function write(place: HTMLElement, standing: ShownStanding | null): void {
  const line = place.querySelector('.phone-line');
  const now = place.querySelector('.phone-now');
  const { first, rest } = tellNow(standing, place.dataset['sign'] || undefined);
  const told = document.createElement('b');
  told.textContent = first;
  now?.replaceChildren(told, rest);
  const marks = signMarks(standing);
  for (const mark of MARKS) {
    const value = marks[mark];
    if (value === undefined) line?.removeAttribute(mark);
    else line?.setAttribute(mark, value);
  }
}

/** A script of its own, in pages with a sign: it says whether somebody picks up now before anybody reaches for the page. */
for (const place of document.querySelectorAll<HTMLElement>('[data-sign]')) {
  const end = followPhone(askPhone, (standing) => {
    // The visitor went on to another page.
    if (place.isConnected) write(place, standing);
    else end();
  });
}
