import type { ChildProcess } from 'node:child_process';

/** The bare handle of a socket that listens. */
export interface LentSocket {
  readonly fd: number;
  close(): void;
}

/** Tells through a stream for as long as it takes anything: a full disk or a closed terminal does not end who tells. */
export function tellThrough(stream: NodeJS.WritableStream): (words: string) => void;

/** How to start a server so that it can lend its socket, and takes the one that was lent. */
export function withSocket(
  lent: LentSocket | null,
  env: NodeJS.ProcessEnv,
): { stdio: (('inherit' | 'ipc') | number)[]; env: NodeJS.ProcessEnv };

export interface SupervisedServer {
  /** Lets the server finish what it is answering, and starts it again; who connects meanwhile waits for the next one. */
  restart(): Promise<void>;
  /** Passes the signal on, or only notes that the server got it already, and starts nothing again. */
  stop(signal: NodeJS.Signals, isDelivered?: boolean): void;
}

/** Starts the server, and starts it again when it ends without being told to. */
export function supervise(
  start: (lent: LentSocket | null) => ChildProcess,
  options: { exit(code: number): void; say(words: string): void; windowMs?: number; firstPauseMs?: number },
): SupervisedServer;
