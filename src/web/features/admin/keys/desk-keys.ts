import { createContext, useContext, useEffect, useRef } from 'react';

/** One key of the desk, and what it does, as the help says it. */
export interface DeskKey {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string;
  readonly does: string;
  readonly press: () => void;
  /** Works while something is typed too: for Escape. */
  readonly whileTyping?: boolean;
}

type Keys = () => readonly DeskKey[];

/** Where the parts of the desk say which keys they have; null outside the desk. */
export const DeskKeysContext = createContext<{ readonly add: (keys: Keys) => () => void } | null>(null);

/** The keys of one part of the desk, for as long as it is shown. What is shown last has its keys first. */
export function useDeskKeys(keys: readonly DeskKey[]): void {
  const desk = useContext(DeskKeysContext);
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  useEffect(() => desk?.add(() => present.current), [desk]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** The key that an event presses; undefined where it belongs to what is typed, to the browser or to a dialog. */
export function keyPressed(event: KeyboardEvent, keys: readonly DeskKey[]): DeskKey | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined;
  if (document.querySelector('dialog[open]') !== null) return undefined;
  const typing = isTyping(event.target);
  return keys.find(({ key, whileTyping = false }) => key === event.key && (whileTyping || !typing));
}
