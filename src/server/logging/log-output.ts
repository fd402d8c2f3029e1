import { write, writeSync } from 'node:fs';

/** So much waits where lines are not taken; beyond it lines are lost. */
export const WAITING_MOST_BYTES = 1_000_000;
/** A pipe that is full is tried again after this. */
const FULL_PIPE_MS = 100;
/** A write that takes longer is held up, as by a terminal that Ctrl-S has stopped. */
const STUCK_MS = 1000;

export interface LogOutput {
  /** Takes a line. It is written soon, or lost. */
  write(line: string): void;
  /** Writes what waits, once, and only where no write is held up: for the end of the process. */
  flush(): void;
}

/**
 * Writes lines to an open file, pipe or terminal, in their order. Where it takes nothing, lines wait or are lost: a log must neither end what it tells of
 * (a full disk below its file, a closed terminal, a pipe that nobody reads) nor hold it up (a stopped terminal).
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** When the write under way began, by the process's clock; null if there is none. A full pipe counts as under way until it is tried again. */
  let beganAt: number | null = null;

  function keep(...chunks: Buffer[]): void {
    waiting = chunks;
    waitingBytes = chunks.reduce((bytes, { length }) => bytes + length, 0);
  }

  function writeNext(): void {
    if (waitingBytes === 0) return;
    const chunk = Buffer.concat(waiting);
    keep();
    beganAt = performance.now();
    write(fd, chunk, (error, written) => {
      const isFull = error?.code === 'EAGAIN';
      if (isFull || error === null) keep(chunk.subarray(written), ...waiting);
      if (isFull) setTimeout(goOn, FULL_PIPE_MS).unref();
      else goOn();
    });
  }

  function goOn(): void {
    beganAt = null;
    writeNext();
  }

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (waitingBytes + bytes.length > WAITING_MOST_BYTES) return;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (beganAt === null) writeNext();
    },
    flush() {
      const isHeldUp = beganAt !== null && performance.now() - beganAt > STUCK_MS;
      if (waitingBytes === 0 || isHeldUp) return;
      try {
        writeSync(fd, Buffer.concat(waiting));
      } catch {
        // The process ends now, so nobody could try again: these lines are lost, as on a full disk or in a closed terminal.
      }
      keep();
    },
  };
}
