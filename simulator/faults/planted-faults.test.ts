import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { placeOf, readHarmless, readPlantedFaults } from './planted-faults.ts';

/** Much else runs beside it. */
const PATIENCE_MS = 300_000;
/** Found by the first seed. */
const QUICK = ['claim-not-kept', 'key-not-claimed'];

const planted = readPlantedFaults();

test.for([...planted, ...readHarmless()])('$name still stands once in its file', (fault) => {
  expect(() => placeOf(fault)).not.toThrow();
  expect(fault.instead).not.toBe(fault.text);
});

test('each fault has a name of its own', () => {
  const names = planted.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the simulator finds a planted fault, and says what noticed it', { timeout: PATIENCE_MS }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '..', 'command.ts'),
    '--faults',
    '--seeds=1',
    ...QUICK.map((name) => `--only=${name}`),
  ]);
  expect(stdout).toContain('claim-not-kept | messages | 1 seed');
  expect(stdout).toContain('key-not-claimed | acts | 1 seed');
  expect(stdout).toContain('2 of 2 faults found');
});
