import { useSyncExternalStore } from 'react';

/** A value that several parts of a page share, such as the present toast or the deal that is being typed. */
export interface Store<Value> {
  readonly read: () => Value;
  /** Sets the value and calls all watchers, even if it is the same. */
  readonly set: (next: Value) => void;
  /** Calls `changed` on every change. Returns a function that stops it. */
  readonly watch: (changed: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      value = next;
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** The present value; `inFile` in the prerendered page and during hydration. */
export function useStore<Value>({ read, watch }: Pick<Store<Value>, 'read' | 'watch'>, inFile: Value): Value {
  return useSyncExternalStore(watch, read, () => inFile);
}
