/** Where the server reads the time, so that tests can pass days in milliseconds. */
export interface Clock {
  /** Epoch milliseconds, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
