import { typedCommand } from '../config/typed-command.ts';
import { countPersonRows } from '../people/describe-person.ts';
import { erasePerson } from '../people/erase-person.ts';
import { listCounts, receiptOf } from '../people/receipt.ts';
import { addressFrom, runCommand } from '../process/command-line.ts';
import { commandLimits } from '../store/engine/limits.ts';
import { openStore } from '../store/engine/open-store.ts';
import { readPersonRows } from '../store/erasure/person-rows.ts';

/**
 * `npm run erase -- EMAIL --yes`: takes a person out of the database, and prints a receipt of what went and what stayed. Without `--yes` it says what
 * there is and changes nothing.
 */
await runCommand(async (config, args) => {
  const given = args.find((word) => word !== '--yes');
  const email = addressFrom(given, typedCommand('erase', 'EMAIL [--yes]'));
  const store = await openStore(config, commandLimits);
  try {
    const found = listCounts(countPersonRows(await readPersonRows(store.db, email)));
    if (found === '') process.stdout.write(`Nothing is stored of ${email}\n`);
    else if (!args.includes('--yes')) {
      process.stdout.write(`Stored of ${email}: ${found}\nThere is no way back. `);
      process.stdout.write(`To erase all of it: ${typedCommand('erase', `${email} --yes`)}\n`);
    } else {
      const now = Date.now();
      process.stdout.write(receiptOf(email, await erasePerson(store, config, email, now), now));
    }
  } finally {
    await store.close();
  }
});
