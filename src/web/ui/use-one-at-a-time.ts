import { useRef, useState } from 'react';

/** Work of which one runs at a time: what is asked for meanwhile is not begun. `isBusy` says that it runs. */
export function useOneAtATime() {
  const [isBusy, setIsBusy] = useState(false);
  // State is a render late: a second press in the same moment is stopped here.
  const running = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
