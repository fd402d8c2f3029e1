import { BackupProblem } from '../backup/backup-problem.ts';
import { moveToPostgres } from '../backup/move.ts';
import { typedCommand } from '../config/typed-command.ts';
import { runCommand } from '../process/command-line.ts';

const ADDRESS = /^postgres(?:ql)?:\/\//;

/** `npm run move -- postgres://...`: copies the SQLite database into an empty PostgreSQL while no Foyer runs, and compares both row by row. */
await runCommand(async ({ dataDir }, [address]) => {
  if (address === undefined || !ADDRESS.test(address))
    throw new BackupProblem(`Name the database: ${typedCommand('move', 'postgres://user:password@host:5432/foyer')}`);
  const contents = await moveToPostgres(dataDir, address, ({ table, rows }) =>
    process.stdout.write(
      `  ${table.padEnd(24)}${rows.toLocaleString('en-US').padStart(14)} ${rows === 1 ? 'row' : 'rows'}, the same in both\n`,
    ),
  );
  process.stdout.write(
    `Moved: ${contents}. Set DATABASE_URL to this address and start Foyer; ${dataDir} stays as it is, as a copy of today\n`,
  );
});
