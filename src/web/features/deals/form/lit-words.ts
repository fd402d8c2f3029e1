import { useSyncExternalStore } from 'react';
import type { Passage } from '../../../../domain/deals/listing/settle.ts';

/** The words of the pasted text behind a field that somebody points at or is in. */
export interface LitWords {
  readonly passage: Passage;
  readonly field: Element;
}

let lit: LitWords | null = null;
const watchers = new Set<() => void>();

/** Lights these words up and no others; null lights none. */
export function lightWords(next: LitWords | null): void {
  if (next === lit || (next !== null && next.field === lit?.field && next.passage === lit.passage)) return;
  lit = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useLitWords(): LitWords | null {
  return useSyncExternalStore(
    watch,
    () => lit,
    () => null,
  );
}
