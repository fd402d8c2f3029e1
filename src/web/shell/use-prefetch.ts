import { useEffect } from 'react';
import { fetchAhead, watchLinks } from './fetch-ahead.ts';

/** What browsers that know it say of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isGenerous(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
}

/**
 * When the pages behind the links are fetched: those of `paths` on a good connection as soon as the browser is idle, so that they open at
 * once; any other when somebody reaches for its link.
 */
export function usePrefetch(paths: readonly string[]): void {
  useEffect(watchLinks, []);
  useEffect(() => {
    if (!('requestIdleCallback' in window) || !isGenerous()) return undefined;
    const handle = requestIdleCallback(() => paths.forEach(fetchAhead));
    return () => cancelIdleCallback(handle);
  }, [paths]);
}
