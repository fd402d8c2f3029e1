import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** A connection of the test's own, beside those of the store. It ends with the test. */
export async function openConnection(databaseUrl: string | null | undefined): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
