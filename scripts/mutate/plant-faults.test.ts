import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { readHarmless } from './harmless.ts';
import { plantFaults, withFault } from './plant-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const planted = (source: string) =>
  plantFaults('rule.ts', source).map((fault) => `${fault.kind}: ${withFault(source, fault)}`);

test('a comparison is flipped and its boundary moved, a condition negated, an operand and a return lost', () => {
  expect(planted('if (a < b) c();')).toEqual([
    'comparison flipped: if (a >= b) c();',
    'boundary moved: if (a <= b) c();',
    'statement removed: if (a < b) ;',
  ]);
  expect(planted('const f = () => a ?? b;')).toEqual([
    'return emptied: const f = () => undefined;',
    'operand dropped: const f = () => a;',
    'operand dropped: const f = () => b;',
  ]);
  expect(planted('if (!a) c();')).toEqual(['condition negated: if ((a)) c();', 'statement removed: if (!a) ;']);
});

test('a constant is another, an await and a link of a chain are gone', () => {
  expect(planted('const waitMs = 5;')).toEqual(['constant changed: const waitMs = 6;']);
  expect(planted("const rows = await all.where('at', '<', now);")).toEqual([
    "await dropped: const rows = all.where('at', '<', now);",
    'link removed: const rows = await all;',
    "constant changed: const rows = await all.where('', '<', now);",
    "constant changed: const rows = await all.where('at', '<=', now);",
    "constant changed: const rows = await all.where('at', '>=', now);",
  ]);
});

test('types, imports and what only a programmer reads have no faults', () => {
  expect(planted("import { a } from 'b';\ntype C = 'd' | 5;\nthrow new Error('unreachable');")).toEqual([]);
});

test.each(Object.entries(areas))('the rules and the tests of %s are there', (_name, { rules, tests }) => {
  for (const pattern of [...rules, ...tests]) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
});

test('every fault that is said to be harmless can still be planted', () => {
  const { all } = readHarmless(root);
  const gone = all.filter(({ file, line, old, now }) => {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n').map((text) => text.trim());
    return !plantFaults(file, source).some(
      (fault) => fault.old === old && fault.now === now && lines[fault.line - 1] === line,
    );
  });
  expect(gone).toEqual([]);
});
