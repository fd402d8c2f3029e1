import { examine, restore } from '../backup/backup.ts';
import type { CheckedBackup } from '../backup/restored.ts';
import { describeMoment } from '../backup/seal.ts';
import { namesOfSet, type Config } from '../config/config.ts';
import { typedCommand } from '../config/typed-command.ts';
import { fileFrom, runCommand } from '../process/command-line.ts';

const REPLACE = '--replace';
const DRY_RUN = '--dry-run';

/** What the operator should set again: a backup holds the names of settings, never their values. */
function describeSettings({ seal }: CheckedBackup): string {
  const here = new Set(namesOfSet(process.env));
  const missing = (seal?.settings ?? []).filter((name) => !here.has(name));
  return missing.length === 0
    ? ''
    : `Settings that were set when it was made, and are not here: ${missing.join(', ')}\n`;
}

function describeCheck({ seal }: CheckedBackup): string {
  return seal === null
    ? 'It is from before backups had a seal: it can be read to its end, but not compared with what was written'
    : `It was made on ${describeMoment(seal.madeAt)}, and is what was written then, byte for byte`;
}

async function tell(config: Config, path: string): Promise<void> {
  const examined = await examine(config, path);
  const { contents, replaced } = examined;
  process.stdout.write(`${path} can be restored. ${describeCheck(examined)}\n`);
  if (contents !== null) process.stdout.write(`It holds ${contents}\n`);
  process.stdout.write(describeSettings(examined));
  process.stdout.write(
    replaced === null
      ? `Nothing stands in its way: ${typedCommand('restore', path)}\n`
      : `It would take the place of ${replaced}, which would be kept: ${typedCommand('restore', `${path} ${REPLACE}`)}\n`,
  );
  process.stdout.write('Nothing was changed\n');
}

/**
 * `npm run restore -- FILE [--replace]`: puts a backup in the place of the database while no Foyer runs; what stood there is kept. With
 * `--dry-run` it checks the backup, says what a restore would do, and changes nothing.
 */
await runCommand(async (config, args) => {
  const file = args.find((word) => word !== REPLACE && word !== DRY_RUN);
  const path = fileFrom(file, typedCommand('restore', `FILE [${DRY_RUN}] [${REPLACE}]`));
  if (args.includes(DRY_RUN)) return tell(config, path);
  const restored = await restore(config, path, args.includes(REPLACE));
  process.stdout.write(`Restored ${path}: ${restored.contents}\n${describeCheck(restored)}\n`);
  if (restored.kept !== null)
    process.stdout.write(`What stood there is kept as ${restored.kept}; remove it once you no longer need it\n`);
  process.stdout.write(describeSettings(restored));
});
