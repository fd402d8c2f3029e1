import { write, writeSync } from 'node:fs';

/** So much waits where lines are not taken; beyond it lines are lost. */
export const WAITING_MOST_BYTES = 1_000_000;
/** A pipe that is full is tried again after this. */
const FULL_PIPE_MS = 100;
/** A write that takes longer is held up, as by a terminal that Ctrl-S has stopped. */
const STUCK_MS = 1000;
/** At the end of the process a full pipe is tried again for so long, each time after a pause. */
const LAST_MS = 1000;
const LAST_PAUSE_MS = 10;

export interface LogOutput {
  /** Takes a line. It is written soon, or lost. */
  write(line: string): void;
  /** Writes what waits, for a second at most, and only where no write is held up: for the end of the process. */
  flush(): void;
}

/** Lines; or in their place the number of those that were lost there. */
type Part = Buffer | number;

const LINE_END = '\n'.charCodeAt(0);
const linesIn = (part: Part) =>
  typeof part === 'number' ? part : part.reduce((lines, byte) => (byte === LINE_END ? lines + 1 : lines), 0);
const bytesIn = (part: Part) => (typeof part === 'number' ? 0 : part.length);
const isFullPipe = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/**
 * Writes lines to an open file, pipe or terminal, in their order. Where it takes nothing, lines wait or are lost: a log must neither end what it tells of
 * (a full disk below its file, a closed terminal, a pipe that nobody reads) nor hold it up (a stopped terminal).
 * @param tellLost gives the line that stands in the place of so many lost ones, as soon as lines are taken again
 */
export function openLogOutput(fd: number, tellLost: (lines: number) => string): LogOutput {
  let waiting: Part[] = [];
  let waitingBytes = 0;
  /** When the write under way began, by the process's clock; null if there is none. A full pipe counts as under way until it is tried again. */
  let beganAt: number | null = null;

  function keep(...parts: Part[]): void {
    waiting = parts;
    waitingBytes = parts.reduce<number>((bytes, part) => bytes + bytesIn(part), 0);
  }

  function takeWaiting(): Buffer {
    const parts = waiting.map((part) => (typeof part === 'number' ? Buffer.from(tellLost(part)) : part));
    keep();
    return Buffer.concat(parts);
  }

  function writeNext(): void {
    if (waitingBytes === 0) return;
    const parts = waiting;
    const chunk = takeWaiting();
    beganAt = performance.now();
    write(fd, chunk, (error, written) => {
      const isFull = isFullPipe(error);
      if (isFull || error === null) keep(chunk.subarray(written), ...waiting);
      else
        keep(
          parts.reduce<number>((lines, part) => lines + linesIn(part), 0),
          ...waiting,
        );
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
      if (waitingBytes + bytes.length > WAITING_MOST_BYTES) {
        const last = waiting.at(-1);
        if (typeof last === 'number') waiting[waiting.length - 1] = last + 1;
        else waiting.push(1);
        return;
      }
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (beganAt === null) writeNext();
    },
    flush() {
      const isHeldUp = beganAt !== null && performance.now() - beganAt > STUCK_MS;
      if (waitingBytes === 0 || isHeldUp) return;
      let rest = takeWaiting();
      const until = performance.now() + LAST_MS;
      while (rest.length > 0 && performance.now() < until) {
        try {
          rest = rest.subarray(writeSync(fd, rest));
        } catch (error) {
          // The process ends now, so nobody could try again later: on a full disk or in a closed terminal these lines are lost.
          if (!isFullPipe(error)) return;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
        }
      }
    },
  };
}
