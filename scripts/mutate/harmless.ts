import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fault } from './plant-faults.ts';

/** Faults that change nothing anybody could see, each with the reason. `line` is the source's line without its spaces at both ends. */
const harmlessSchema = z.array(
  z.strictObject({ file: z.string(), line: z.string(), old: z.string(), now: z.string(), why: z.string().min(10) }),
);

export interface Harmless {
  readonly all: z.infer<typeof harmlessSchema>;
  reasonFor(file: string, fault: Fault): string | null;
}

export function readHarmless(root: string): Harmless {
  const known = harmlessSchema.parse(
    JSON.parse(readFileSync(join(root, 'scripts', 'mutate', 'harmless.json'), 'utf8')),
  );
  const lines = new Map<string, string[]>();
  const linesOf = (file: string) => lines.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n');
  return {
    all: known,
    reasonFor(file, fault) {
      const all = linesOf(file);
      lines.set(file, all);
      const line = all[fault.line - 1]?.trim();
      const found = known.find(
        (one) => one.file === file && one.line === line && one.old === fault.old && one.now === fault.now,
      );
      return found?.why ?? null;
    },
  };
}
