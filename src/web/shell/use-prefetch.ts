import { useEffect } from 'react';
import { loadCode } from '../api/load-code.ts';

/** Prefetches linked pages (`fetch-ahead.ts`). Its code comes once the page answers; without it links work all the same. */
export function usePrefetch(paths: readonly string[]): void {
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const start = async () => {
      const { startFetchingAhead } = await loadCode(() => import('./fetch-ahead.ts'));
      if (!isOver) end = startFetchingAhead(paths);
    };
    start().catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, [paths]);
}
