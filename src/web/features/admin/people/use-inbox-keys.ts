import { useEffect, useRef, type RefObject } from 'react';
import type { ListedPerson } from '../../../../contract/people.ts';
import type { useInboxAddress } from './use-inbox-address.ts';

interface Inbox {
  readonly people: readonly Pick<ListedPerson, 'id'>[];
  readonly address: ReturnType<typeof useInboxAddress>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

const rowsIn = (room: HTMLElement) => [...room.querySelectorAll<HTMLElement>('[data-person]')];

/** The row that `j` or `k` leads to: from the one that is open or has the focus, or else the first. */
function step(room: HTMLElement, by: 1 | -1, openId: string | null): HTMLElement | undefined {
  const rows = rowsIn(room);
  const focused = document.activeElement;
  const at = rows.findIndex((row) => (openId === null ? row === focused : row.dataset['person'] === openId));
  return at === -1 ? rows[0] : rows[at + by];
}

/** `j` and `k` go through the people, `/` to the search, Enter opens (each row is a link), Escape closes the person who is open. */
export function useInboxKeys(room: RefObject<HTMLDivElement | null>, inbox: Inbox): void {
  const present = useRef(inbox);
  useEffect(() => {
    present.current = inbox;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { current } = room;
      const { address } = present.current;
      if (current === null || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (event.key === 'Escape' && address.personId !== null && document.querySelector('dialog[open]') === null) {
        const id = address.personId;
        address.close();
        requestAnimationFrame(() =>
          rowsIn(current)
            .find((row) => row.dataset['person'] === id)
            ?.focus(),
        );
        return;
      }
      if (isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        current.querySelector<HTMLElement>('input[type=search]')?.focus();
      }
      if (event.key !== 'j' && event.key !== 'k') return;
      const row = step(current, event.key === 'j' ? 1 : -1, address.personId);
      const id = row?.dataset['person'];
      if (row === undefined || id === undefined) return;
      if (address.personId === null) row.focus();
      else address.open(id, { step: true });
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [room]);
}
