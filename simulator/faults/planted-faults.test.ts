import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { placeOf, readHarmless, readPlantedFaults } from './planted-faults.ts';

/** Much else runs beside it. */
const PATIENCE_MS = 300_000;
/** Found by one of the first seeds. */
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
    '--seeds=10',
    ...QUICK.map((name) => `--only=${name}`),
  ]);
  expect(stdout).toMatch(/^found +claim-not-kept \| [a-z, ]*messages/m);
  expect(stdout).toMatch(/^found +key-not-claimed \| [a-z, ]*acts/m);
  expect(stdout).toContain('2 of 2 faults found');
});
