import { useSyncExternalStore } from 'react';

/** A value that several parts of a page share: the toast that is shown, the deal that is being typed. */
export interface Store<Value> {
  readonly read: () => Value;
  /** Tells everybody who watches, also where the value is the same. */
  readonly set: (next: Value) => void;
  /** Tells of every change; what it gives stops that. */
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

/** The value as it is now; `inFile` in the file that was written beforehand and while the browser takes it over. */
export function useStore<Value>({ read, watch }: Pick<Store<Value>, 'read' | 'watch'>, inFile: Value): Value {
  return useSyncExternalStore(watch, read, () => inFile);
}
