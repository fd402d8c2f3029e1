import { performance } from 'node:perf_hooks';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** So long statements keep the event loop to themselves. */
const WORK_MS = 3;
/** So long at most it turns for others then: a flood of requests may slow storing down, and does not end it. */
const OTHERS_MS = 6;

const turn = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** How many events of the network and of files this process has handled. */
const events = (): number => performance.nodeTiming.uvMetricsInfo.events;

/** Turns the event loop until a turn brings nothing. A single turn would not do: Node takes one new connection in each, however many wait. */
async function turnForOthers(): Promise<void> {
  const since = performance.now();
  let before: number;
  do {
    before = events();
    await turn();
  } while (events() > before && performance.now() - since < OTHERS_MS);
}

/**
 * A connection to a database that runs in this process. Between its statements, those of a transaction too, the event loop turns: connections are taken,
 * requests answered or refused.
 */
class TurningConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  #turnedAt = 0;

  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (performance.now() - this.#turnedAt >= WORK_MS) {
      await turnForOthers();
      this.#turnedAt = performance.now();
    }
    return this.#inner.executeQuery<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
  }
}

const turning = new WeakMap<DatabaseConnection, TurningConnection>();

/** A driver's connection, which turns the event loop; the same one each time. */
export function withTurns(inner: DatabaseConnection): DatabaseConnection {
  const kept = turning.get(inner) ?? new TurningConnection(inner);
  turning.set(inner, kept);
  return kept;
}
