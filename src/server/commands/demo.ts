import { typedCommand } from '../config/typed-command.ts';
import { addDemo } from '../demo/add-demo.ts';
import { CommandRefused, runCommand } from '../process/command-line.ts';
import { hasDemo, listReal } from '../store/demo/find-demo.ts';
import { removeDemo } from '../store/demo/remove-demo.ts';
import { commandLimits } from '../store/engine/limits.ts';
import { openStore } from '../store/engine/open-store.ts';
import type { Store } from '../store/engine/store.ts';
import { readMarker } from '../store/rebuild/markers.ts';
import type { Config } from '../config/config.ts';

const REMOVE = '--remove';
const BESIDE_REAL = '--beside-real-data';

/** The days of the demonstration are counted in the zone of the figures. */
async function refuseOtherZone({ db }: Store, timeZone: string): Promise<void> {
  const remembered = await readMarker(db, 'figures_time_zone');
  if (remembered === null || remembered === timeZone) return;
  throw new CommandRefused(
    `The figures here are cut in ${remembered}, and SITE_TIME_ZONE is ${timeZone}. Start Foyer once, so that it counts them again, then come back`,
  );
}

async function add(store: Store, config: Config, isAllowed: boolean): Promise<void> {
  if (await hasDemo(store.db))
    throw new CommandRefused(`A demonstration is here already. To take it out: ${typedCommand('demo', REMOVE)}`);
  const real = await listReal(store.db);
  if (real.length > 0 && !isAllowed)
    throw new CommandRefused(
      `This database holds real ${real.join(', ')}. A demonstration beside them would stand in the same lists and figures until it is removed. ` +
        `Better: another DATA_DIR for it. To add it here all the same: ${typedCommand('demo', BESIDE_REAL)}`,
    );
  const { visits, pageViews, people } = await addDemo(store, config, { now: Date.now() });
  const of = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}`;
  process.stdout.write(
    `Added a year of demonstration: ${of(people, 'people')}, ${of(visits, 'visits')}, ${of(pageViews, 'page views')}\n` +
      'Everybody in it has an address at demo.example; nothing of it is sent, and its sales are test sales\n' +
      `To take all of it out again: ${typedCommand('demo', REMOVE)}\n`,
  );
}

/** `npm run demo`: a year of made-up visitors, leads, calls and sales, so that every view can be seen full. `-- --remove` takes all of it out again. */
await runCommand(async (config, args) => {
  const unknown = args.find((word) => word !== REMOVE && word !== BESIDE_REAL);
  if (unknown !== undefined)
    throw new CommandRefused(`There is no ${unknown}: ${typedCommand('demo', `[${REMOVE}] [${BESIDE_REAL}]`)}`);
  const store = await openStore(config, commandLimits);
  try {
    await refuseOtherZone(store, config.siteTimeZone);
    if (!args.includes(REMOVE)) return await add(store, config, args.includes(BESIDE_REAL));
    const gone = Object.entries(await removeDemo(store, config.siteTimeZone));
    const told = gone.map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`).join(', ');
    process.stdout.write(
      gone.length === 0 ? 'There is no demonstration here\n' : `Removed the demonstration: ${told}\n`,
    );
  } finally {
    await store.close();
  }
});
