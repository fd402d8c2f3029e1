import { useEffect, useRef, type RefObject } from 'react';
import { useDeskKeys } from './desk-keys.ts';

/**
 * A list whose lines are gone through by keys. In the page each line is `[data-row]`; in it stands the link that opens it, `[data-line]`, which has
 * the person's id in `data-person` where it opens beside the list, and the button of its most usual action, `[data-act]`.
 */
interface LineList {
  readonly room: RefObject<HTMLElement | null>;
  /** The person who is open beside the list. */
  readonly openId: string | null;
  readonly open: (personId: string) => void;
  readonly close: () => void;
  /** What `e` does to a line, in the words of the help. */
  readonly actDoes: string;
  /** What `/` leads to, if it is not a field of the list itself; null where nothing can be searched. */
  readonly find?: (() => void) | null;
}

const rowsIn = (room: HTMLElement) => [...room.querySelectorAll<HTMLElement>('[data-row]')];
const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-line]') ?? null;

/** The line with the focus, or the one that is open; -1 where there is neither. */
function presentRow(rows: readonly HTMLElement[], openId: string | null): number {
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  if (focused !== -1) return focused;
  return openId === null ? -1 : rows.findIndex((row) => linkOf(row)?.dataset['person'] === openId);
}

/**
 * `j` and `k` go through the lines, `e` does what is usual to one, `/` leads to the search, Escape closes the person who is open. A line that goes
 * away with what was done to it leaves the focus to the next.
 */
export function useLineKeys(list: LineList): void {
  const { room, openId } = list;
  const gone = useRef<number | null>(null);

  // Whoever was closed, by a key, a button or the browser's own, leaves the focus to their line.
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (closed === null || openId !== null || document.activeElement !== document.body) return;
    room.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(closed)}"]`)?.focus();
  }, [room, openId]);

  // The line that was pressed may be gone with the next list, and the focus with it.
  useEffect(() => {
    const { current } = room;
    if (gone.current === null || current === null || document.activeElement !== document.body) return;
    const rows = rowsIn(current);
    (linkOf(rows[Math.min(gone.current, rows.length - 1)]) ?? current).focus();
    gone.current = null;
  });

  useEffect(() => {
    const { current } = room;
    const note = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-act]') === null) return;
      const row = event.target.closest<HTMLElement>('[data-row]');
      if (current !== null && row !== null) gone.current = rowsIn(current).indexOf(row);
    };
    current?.addEventListener('click', note);
    return () => current?.removeEventListener('click', note);
  }, [room]);

  function step(by: 1 | -1): void {
    const rows = room.current === null ? [] : rowsIn(room.current);
    const at = presentRow(rows, openId);
    const link = linkOf(at === -1 ? rows[0] : rows[at + by]);
    if (link === null) return;
    const id = link.dataset['person'];
    if (openId === null || id === undefined) link.focus();
    else list.open(id);
  }

  function act(): void {
    const rows = room.current === null ? [] : rowsIn(room.current);
    rows[presentRow(rows, openId)]?.querySelector<HTMLElement>('[data-act]')?.click();
  }

  const { find = () => room.current?.querySelector<HTMLElement>('input[type=search]')?.focus() } = list;
  useDeskKeys([
    { key: 'j', does: 'goes to the next line', press: () => step(1) },
    { key: 'k', does: 'goes to the line before', press: () => step(-1) },
    { key: 'e', does: list.actDoes, press: act },
    ...(find === null ? [] : [{ key: '/', does: 'looks for somebody', press: find }]),
    ...(openId === null
      ? []
      : [{ key: 'Escape', does: 'closes the person who is open', press: list.close, whileTyping: true }]),
  ]);
}
