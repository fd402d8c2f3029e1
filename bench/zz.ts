import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase } from '../test-support/databases/slow-commits.ts';
import { sendLoad } from './support/load.ts';
import { startServer } from './support/server.ts';
const postgres = await startPostgres();
const DATABASE_URL = await createNamedDatabase(postgres.url, 'x');
const server = await startServer({
  DATA_DIR: await mkdtemp(join(tmpdir(), 'z-')),
  DATABASE_URL,
  ...(process.env['OWNER'] && { OWNER_EMAIL: 'o@example.com' }),
});
const bodies = Array.from({ length: 1000 }, (_, index) =>
  JSON.stringify({ firstName: 'Ada', email: `ada+${index}@example.com` }),
);
const url = `${server.url}/api/quiz-leads`;
await sendLoad({ url, bodies, connections: 64, seconds: 2 });
for (let i = 0; i < 2; i++) {
  const r = await sendLoad({ url, bodies, connections: 64, seconds: 4 });
  console.log(JSON.stringify(r), (await server.residentMb()).toFixed(0), 'MB', loadavg()[0]);
}

import { execSync } from 'node:child_process';
console.log(
  execSync(
    `for p in /proc/[0-9]*; do if grep -qz "DATABASE_URL=${DATABASE_URL}" $p/environ 2>/dev/null; then echo foyer $(cat $p/stat | cut -d' ' -f14,15); fi; done; for p in $(pgrep -f "postgres: foyer x"); do echo pg $(tr '\\0' ' ' < /proc/$p/cmdline) $(cat /proc/$p/stat | sed 's/.*) //' | cut -d' ' -f12,13); done`,
  ).toString(),
);
import pg from 'pg';
const c = new pg.Client({ connectionString: DATABASE_URL });
await c.connect();
try {
  for (const r of (
    await c.query(
      'select calls, round(total_exec_time::numeric) ms, round(mean_exec_time::numeric,2) mean, left(query,150) q from pg_stat_statements order by total_exec_time desc limit 14',
    )
  ).rows)
    console.log(r.calls, r.ms, r.mean, r.q.replace(/\s+/g, ' '));
} catch (e) {
  console.log(String(e));
}
for (const r of (
  await c.query(
    'select relname, seq_scan, seq_tup_read, idx_scan, n_live_tup from pg_stat_user_tables order by seq_tup_read desc limit 8',
  )
).rows)
  console.log(JSON.stringify(r));
await c.end();
await server.stop();
await postgres.remove();
