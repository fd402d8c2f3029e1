import { statSync } from 'node:fs';
import { backUp } from '../backup/backup.ts';
import { noteBackup } from '../backup/last-backup.ts';
import { namesOfSet } from '../config/config.ts';
import { typedCommand } from '../config/typed-command.ts';
import { fileFrom, runCommand } from '../process/command-line.ts';

/** `npm run backup -- FILE`: the whole database in one new file, of one moment, while Foyer runs or not. */
await runCommand(async (config, [file]) => {
  const path = fileFrom(file, typedCommand('backup', 'FILE'));
  const contents = await backUp(config, path, namesOfSet(process.env));
  noteBackup(config.dataDir, { at: Date.now(), file: path });
  const megabytes = (statSync(path).size / 1_000_000).toFixed(1);
  process.stdout.write(`Backed up to ${path} (${megabytes} MB): ${contents}\n`);
});
