import { writeFileSync } from 'node:fs';
import { writeNewFile } from '../backup/new-file.ts';
import { typedCommand } from '../config/typed-command.ts';
import { countPersonRows, describePerson } from '../people/describe-person.ts';
import { listCounts } from '../people/receipt.ts';
import { addressFrom, fileFrom, runCommand } from '../process/command-line.ts';
import { commandLimits } from '../store/engine/limits.ts';
import { openStore } from '../store/engine/open-store.ts';
import { readPersonRows, readPersonVisits } from '../store/erasure/person-rows.ts';

const OWN_FILE = 0o600;
const USAGE = 'EMAIL [FILE]';

/** `npm run person -- EMAIL [FILE]`: everything that is stored of a person in one new file of JSON, for whoever asks what is known of them. */
await runCommand(async (config, [address, name]) => {
  const now = Date.now();
  const email = addressFrom(address, typedCommand('person', USAGE));
  const usual = `person-${new Date(now).toISOString().slice(0, 10)}.json`;
  const file = fileFrom(name ?? usual, typedCommand('person', USAGE));
  const store = await openStore(config, commandLimits);
  try {
    const rows = await readPersonRows(store.db, email);
    const found = listCounts(countPersonRows(rows));
    if (found === '') {
      process.stdout.write(`Nothing is stored of ${email}\n`);
      return;
    }
    const all = { ...rows, ...(await readPersonVisits(store.db, rows)) };
    const text = `${JSON.stringify(describePerson(email, all, now), null, 2)}\n`;
    await writeNewFile(file, (part) => writeFileSync(part, text, { mode: OWN_FILE, flag: 'wx' }));
    process.stdout.write(`Wrote ${file}: ${found}\n`);
  } finally {
    await store.close();
  }
});
