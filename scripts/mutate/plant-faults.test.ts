import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { areas } from './areas.ts';
import { readHarmless } from './harmless.ts';
import { plantFaults } from './plant-faults.ts';
import { withFault } from './with-fault.ts';
import { switchFaults } from './switch-faults.ts';

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

test('a link that is lost from a chain which may end early leaves a chain that may end early', () => {
  expect(planted('f(a?.trim().slice(1));')).toContain('link removed: f(a.slice(1));');
  expect(planted('f(a?.b.trim());')).toContain('link removed: f(a?.b);');
});

/** Runs a function's body whose faults sleep, with the first one of a kind awake. */
function run(body: string, kind: string | null): unknown {
  const source = `function rule() { ${body} }`;
  const numbered = plantFaults('rule.ts', source).map((fault, id) => ({ id, fault }));
  const awake = numbered.find(({ fault }) => fault.kind === kind)?.id;
  vi.stubGlobal('isFault', (id: number) => id === awake);
  onTestFinished(() => void vi.unstubAllGlobals());
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the source is this test's own
  return new Function(`${switchFaults(source, numbered)} return rule();`)();
}

test.each<[source: string, kind: string, healthy: unknown, faulty: unknown]>([
  ['return [1, 2].some((n) => n > 1);', 'method changed', true, false],
  ['return [1, 2]\n  .map((n) => n)\n  .some((n) => n > 1);', 'method changed', true, false],
  ["const a = { b: ' c ' };\nreturn a?.b?.trim().slice(1);", 'link removed', '', 'c'],
  ['const a = undefined;\nreturn a?.trim().slice(1) ?? 3;', 'link removed', 3, 3],
  ['let a = 1;\nif (a === 1) a = 2;\nelse a = 3;\nreturn a;', 'statement removed', 2, 1],
  ['let a = 1;\nif (a === 1) if (a > 2) a = 4;\n else a = 5;\nreturn a;', 'statement removed', 5, 5],
  ['for (const n of [1, 2]) {\n  if (n < 2) continue;\n  return n;\n}', 'statement removed', 2, 1],
  ['let a = 5;\na -= 2;\nreturn a;', 'arithmetic changed', 3, 7],
  ['const f = () => ({ a: 1 });\nreturn f();', 'return emptied', { a: 1 }, undefined],
])('faults that sleep in one source change nothing until one is awake: %s', (source, kind, healthy, faulty) => {
  expect(run(source, null)).toEqual(healthy);
  expect(run(source, kind)).toEqual(faulty);
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
