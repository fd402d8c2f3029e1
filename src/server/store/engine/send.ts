import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** A statement that goes out without waiting. Only a connection of groups on PostgreSQL lets its sender hear of it later; elsewhere it is answered at once. */
export interface SentQuery<Row> extends CompiledQuery<Row> {
  hear(answer: Promise<QueryResult<Row>>): void;
}

export function isSent<Row>(query: CompiledQuery): query is SentQuery<Row> {
  return 'hear' in query;
}

/**
 * Sends a statement of a group. Its answer can be asked for later, and need not be: what fails fails the statements after it, and the commit. So many statements are
 * one round trip.
 */
export async function send<Row>(db: Kysely<Database>, query: CompiledQuery<Row>): Promise<() => Promise<Row[]>> {
  const heard: Promise<QueryResult<Row>>[] = [];
  const sent: SentQuery<Row> = { ...query, hear: (answer) => void heard.push(answer) };
  const { rows } = await db.executeQuery<Row>(sent);
  const [answer] = heard;
  return async () => (answer === undefined ? rows : (await answer).rows);
}
