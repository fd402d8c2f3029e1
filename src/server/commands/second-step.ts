import type { Kysely } from 'kysely';
import { typedCommand } from '../config/typed-command.ts';
import { addressFrom, CommandRefused, runCommand } from '../process/command-line.ts';
import { insertAudit } from '../store/access/audit.ts';
import { findMemberByEmail } from '../store/access/members.ts';
import { dropSecondStep, findSecondStep } from '../store/access/second-steps.ts';
import { commandLimits } from '../store/engine/limits.ts';
import { openStore } from '../store/engine/open-store.ts';
import type { Database } from '../store/schema/schema.ts';

const OFF = '--off';
/** Names the owner of OWNER_PASSWORD, who has no address in the desk. */
const FIRST_OWNER = 'owner';
const USAGE = `EMAIL [${OFF}]`;

async function findWhom(
  db: Kysely<Database>,
  word: string | undefined,
): Promise<{ memberId: string | null; name: string }> {
  if (word === FIRST_OWNER) return { memberId: null, name: 'The owner of OWNER_PASSWORD' };
  const email = addressFrom(
    word,
    `${typedCommand('second-step', USAGE)}, or ${FIRST_OWNER} for OWNER_PASSWORD's owner`,
  );
  const member = await findMemberByEmail(db, email);
  if (member === null)
    throw new CommandRefused(
      `Nobody signs in with ${email}. The owner of OWNER_PASSWORD: ${typedCommand('second-step', `${FIRST_OWNER} ${OFF}`)}`,
    );
  return { memberId: member.id, name: `${member.name} (${member.email})` };
}

/**
 * `npm run second-step -- EMAIL --off`: takes the second step away from somebody who lost phone and recovery codes, so that their password is enough. `owner`
 * in place of the address is the owner of OWNER_PASSWORD. Without `--off` it says whether there is one, and changes nothing.
 */
await runCommand(async (config, args) => {
  const store = await openStore(config, commandLimits);
  try {
    const { memberId, name } = await findWhom(
      store.db,
      args.find((word) => word !== OFF),
    );
    const found = await findSecondStep(store.db, memberId);
    if (found === null) {
      process.stdout.write(`${name} has no second step: their password is enough\n`);
      return;
    }
    const since = new Date(found.since).toISOString().slice(0, 10);
    if (!args.includes(OFF)) {
      process.stdout.write(`${name} has had a second step since ${since}\n`);
      process.stdout.write(`To take it away: ${typedCommand('second-step', `${args[0] ?? ''} ${OFF}`)}\n`);
      return;
    }
    await store.write(async (tx) => {
      await dropSecondStep(tx, memberId);
      const what = 'somebody’s second step, taken away by a command';
      await insertAudit(tx, { memberId: null, deed: 'changed', what, subject: memberId, at: Date.now() });
    });
    process.stdout.write(`${name} has no second step any more: their password is enough\n`);
  } finally {
    await store.close();
  }
});
