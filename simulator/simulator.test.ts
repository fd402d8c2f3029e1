import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const command = join(import.meta.dirname, 'command.ts');
const WORLDS = 3;
/** Much else runs beside it. */
const PATIENCE_MS = 300_000;

// A process of its own, whose time, dice and timers are the simulator's.
test(
  'whatever happens, what was acknowledged is there once, and the same seed gives the same run',
  { timeout: PATIENCE_MS * inject('soak') },
  async () => {
    const seeds = String(WORLDS * inject('soak'));
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      command,
      `--seeds=${seeds}`,
      '--days=2',
      `--seed=${inject('seed')}`,
    ]).catch((error: unknown) => {
      throw new Error(typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '', {
        cause: error,
      });
    });
    expect(stdout).toContain('again: the same trace');
    expect(stdout).toContain(`${seeds} worlds`);
  },
);
