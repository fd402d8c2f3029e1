import { useEffect, useState } from 'react';

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
 * When the pages behind the main links are fetched: on a good connection as soon as the browser is idle, so that they open at once; else
 * only when somebody reaches for a link.
 */
export function usePrefetch(): 'intent' | 'render' {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window) || !isGenerous()) return undefined;
    const handle = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(handle);
  }, []);
  return idle ? 'render' : 'intent';
}
