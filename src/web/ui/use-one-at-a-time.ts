import { useRef, useState } from 'react';

/** Runs one piece of work at a time; calls in the meantime are ignored. */
export function useOneAtATime() {
  const [isBusy, setIsBusy] = useState(false);
  // State is one render late; the ref stops a second press before that.
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
