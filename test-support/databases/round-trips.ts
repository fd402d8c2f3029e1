import { Client } from 'pg';
import { vi } from 'vitest';

/**
 * Runs the work and counts how often this process waits for PostgreSQL: a statement that is sent after an answer belongs to another round trip than those
 * before it.
 */
export async function countRoundTrips(work: () => Promise<void>): Promise<{ roundTrips: number; statements: number }> {
  let roundTrips = 0;
  let statements = 0;
  let isAnswered = true;
  const query = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    if (isAnswered) roundTrips += 1;
    isAnswered = false;
    statements += 1;
    const sent: unknown = Reflect.apply(query, this, given);
    if (sent instanceof Promise)
      void sent.then(
        () => (isAnswered = true),
        () => (isAnswered = true),
      );
    return sent;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return { roundTrips, statements };
}
