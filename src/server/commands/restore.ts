import { restore } from '../backup/backup.ts';
import { typedCommand } from '../config/typed-command.ts';
import { fileFrom, runCommand } from '../process/command-line.ts';

/** `npm run restore -- FILE [--replace]`: puts a backup in the place of the database while no Foyer runs; what stood there is kept. */
await runCommand(async (config, args) => {
  const file = args.find((word) => word !== '--replace');
  const path = fileFrom(file, typedCommand('restore', 'FILE [--replace]'));
  const { contents, kept } = await restore(config, path, args.includes('--replace'));
  process.stdout.write(`Restored ${path}: ${contents}\n`);
  if (kept !== null)
    process.stdout.write(`What stood there is kept as ${kept}; remove it once you no longer need it\n`);
});
