import { Client } from 'pg';

/**
 * Sleeps once in each transaction that counts in the day's figures: as its last act before the commit, with every lock that it took still held. That is what a
 * synchronous standby does to a commit, without another server's share of the processor.
 */
const SLOW_COMMITS = (ms: number) => `
  create function slow_commit() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('foyer.slept', true), '') = '' then
      perform set_config('foyer.slept', 'yes', true);
      perform pg_sleep(${ms / 1000});
    end if;
    return null;
  end $$;
  create constraint trigger slow_commit after insert or update on daily_figures
    deferrable initially deferred for each row execute function slow_commit();
`;

async function ask<Row extends object>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty database on this server and gives its address. */
export async function createNamedDatabase(serverUrl: string, name: string): Promise<string> {
  await ask(`${serverUrl}/postgres`, `create database ${name}`);
  return `${serverUrl}/${name}`;
}

/** From now on each commit of page views or leads into this database, which is migrated, takes so much longer. */
export async function slowCommits(databaseUrl: string, ms: number): Promise<void> {
  await ask(databaseUrl, SLOW_COMMITS(ms));
}
