import type { ChildProcess } from 'node:child_process';

export interface SupervisedServer {
  /** Passes the signal on, or only notes that the server got it already, and starts nothing again. */
  stop(signal: NodeJS.Signals, isDelivered?: boolean): void;
}

/** Starts the server, and starts it again when it ended otherwise than it was told to. */
export function supervise(
  start: () => ChildProcess,
  options: { exit(code: number): void; say(words: string): void; windowMs?: number; firstPauseMs?: number },
): SupervisedServer;
