import { typedCommand } from '../config/typed-command.ts';
import { CommandRefused, runCommand } from '../process/command-line.ts';
import { CannotDistribute, distribute, planDistribution, type Node } from '../store/spread/distribute.ts';

const PLAN = '--plan';
const NODE = /^(?<host>[\w.-]+):(?<port>\d{1,5})$/;

function nodeOf(word: string): Node {
  const { host, port } = NODE.exec(word)?.groups ?? {};
  if (host === undefined || port === undefined)
    throw new CommandRefused(`${word} is no machine. Name each as host:port, such as db2.internal:5432`);
  return { host, port: Number(port) };
}

/**
 * `npm run distribute -- COORDINATOR:5432 WORKER:5432 ...`: spreads the tables that grow over several PostgreSQLs with Citus, while no Foyer runs. With `--plan` it prints
 * the statements and changes nothing.
 */
await runCommand(async ({ databaseUrl }, args) => {
  const nodes = args.filter((word) => word !== PLAN).map(nodeOf);
  if (args.includes(PLAN)) {
    for (const statement of planDistribution(nodes)) process.stdout.write(`${statement};\n`);
    return;
  }
  if (databaseUrl === null)
    throw new CommandRefused('Set DATABASE_URL to a PostgreSQL with Citus: SQLite is one file, and cannot be spread');
  if (nodes.length < 2)
    throw new CommandRefused(
      `Name the machine that Foyer connects to, then the others: ${typedCommand('distribute', 'db1.internal:5432 db2.internal:5432')}`,
    );
  try {
    for (const { table, rows } of await distribute(databaseUrl, nodes))
      process.stdout.write(
        `  ${table.padEnd(24)}${rows.toLocaleString('en-US').padStart(14)} ${rows === 1 ? 'row' : 'rows'}, as many as before\n`,
      );
  } catch (error) {
    if (error instanceof CannotDistribute) throw new CommandRefused(error.message);
    throw error;
  }
  process.stdout.write('The tables are spread. Start Foyer\n');
});
