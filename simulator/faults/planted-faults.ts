import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { withFault, type Replacement } from '../../scripts/mutate/with-fault.ts';
import { watchers } from '../watchers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const replacedSchema = z.strictObject({
  name: z.string(),
  file: z.string(),
  /** As it stands in the file, exactly once. */
  text: z.string(),
  instead: z.string(),
});
type Replaced = z.infer<typeof replacedSchema>;

const plantedFaultSchema = replacedSchema.extend({
  /** What goes wrong with it, for a visitor, a buyer or the owner. */
  breaks: z.string(),
  /** What is expected to notice it. */
  noticedBy: z.enum(watchers),
});
export type PlantedFault = z.infer<typeof plantedFaultSchema>;

/** Changes that nothing can notice, with the reason. */
const harmlessSchema = replacedSchema.extend({ why: z.string().min(10) });

const areas = ['outbox', 'forms', 'bookings', 'money', 'figures'] as const;

const read = (table: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `${table}.json`), 'utf8'));

/** Every fault that can be planted, in the order of the tables beside this file. */
export function readPlantedFaults(): PlantedFault[] {
  return areas.flatMap((area) => z.array(plantedFaultSchema).parse(read(area)));
}

/** What was planted once and left out, since nobody is worse off with it. */
export function readHarmless(): z.infer<typeof harmlessSchema>[] {
  return z.array(harmlessSchema).parse(read('harmless'));
}

/** The fault of this name. @throws Error where there is none */
export function findPlanted(name: string): PlantedFault {
  const found = readPlantedFaults().find((fault) => fault.name === name);
  if (found === undefined) throw new Error(`There is no fault ${name}`);
  return found;
}

/** Where a fault's text stands in its file, with what comes there instead. @throws Error unless it stands there once */
export function placeOf({ name, file, text, instead }: Replaced): Replacement {
  const source = readFileSync(join(root, file), 'utf8');
  const start = source.indexOf(text);
  if (start === -1 || source.includes(text, start + 1))
    throw new Error(`${name}: its text stands ${start === -1 ? 'no longer' : 'more than once'} in ${file}`);
  return { start, end: start + text.length, now: instead };
}

/** From now on the fault's file is loaded with the fault in it. Nothing of Foyer may have been loaded yet. */
export function plant(fault: PlantedFault): void {
  const place = placeOf(fault);
  const planted = pathToFileURL(join(root, fault.file)).href;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url !== planted) return loaded;
      return { ...loaded, source: withFault(readFileSync(fileURLToPath(url), 'utf8'), place) };
    },
  });
}
