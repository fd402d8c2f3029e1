import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Mistake } from '../check-content/mistakes.ts';

/** A save often is several changes of files. */
const SETTLE_MS = 60;
/** Content is code, and may never end. */
const LIMIT_MS = 20_000;

const mistakesSchema = z.array(z.object({ file: z.string(), line: z.number().nullable(), says: z.string() }));
const command = fileURLToPath(new URL('../check-content/command.ts', import.meta.url));

/**
 * Checks a folder of content in a process of its own, which reads every file anew and can end in any way without harm to this one.
 * A check that says nothing is a mistake too.
 */
export async function checkApart(folder: string): Promise<readonly Mistake[]> {
  const child = spawn(process.execPath, [command, '--json', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const failure = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(complaint.trim() || `it ended with ${signal ?? code}`));
  });
  try {
    return mistakesSchema.parse(JSON.parse(printed));
  } catch {
    return [{ file: '', line: null, says: `the content cannot be checked: ${failure}` }];
  }
}

/** What is wrong in a folder now, checked anew whenever something in it may have changed. */
export interface ContentWatch {
  readonly mistakes: readonly Mistake[];
  /** To be told that a file may have changed. */
  touch(): void;
}

/** Watches over one folder: one check at a time, and one more for whatever changed during it. */
export function watchContent(
  check: () => Promise<readonly Mistake[]>,
  changed: (mistakes: readonly Mistake[]) => void,
): ContentWatch {
  let mistakes: readonly Mistake[] = [];
  let waiting: NodeJS.Timeout | null = null;
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    waiting = null;
    running = true;
    do {
      again = false;
      mistakes = await check();
    } while (again);
    running = false;
    changed(mistakes);
  }

  return {
    get mistakes() {
      return mistakes;
    },
    touch() {
      if (running) again = true;
      else waiting ??= setTimeout(() => void run(), SETTLE_MS);
    },
  };
}
