import type { ChildProcess } from 'node:child_process';

export interface SupervisedServer {
  /** Lets the server finish what it is answering, and starts it again. */
  restart(): void;
  /** Passes the signal on, or only notes that the server got it already, and starts nothing again. */
  stop(signal: NodeJS.Signals, isDelivered?: boolean): void;
}

/** Starts the server, and starts it again when it ends without being told to. */
export function supervise(
  start: () => ChildProcess,
  options: { exit(code: number): void; say(words: string): void; windowMs?: number; firstPauseMs?: number },
): SupervisedServer;
