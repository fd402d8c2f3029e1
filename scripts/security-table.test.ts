import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A row's files or tests, one below the other. */
const BETWEEN = '<br>';

/** ASVS 5.0.0: of each section, the level of each of its requirements in their order. */
const levels: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

interface Row {
  readonly id: string;
  readonly level: number;
  readonly state: string;
  readonly where: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly missing: string;
}

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
const lines = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

const rows = lines
  .map(cellsOf)
  .filter((cells) => cells.length === 7)
  .map(([id = '', level = '', , state = '', where = '', tests = '', missing = '']): Row => {
    return {
      id,
      level: Number(level),
      state,
      where: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      tests: tests
        .split(BETWEEN)
        .filter((entry) => entry !== '')
        .map((entry) => {
          const [file = '', ...title] = entry.split(': ');
          return { file: file.replaceAll('`', '').trim(), title: title.join(': ') };
        }),
      missing,
    };
  });

/** What does not apply, or is not taken up, with why. */
const leftOut = lines
  .map(cellsOf)
  .filter((cells) => cells.length === 2)
  .flatMap(([ids = '', why = '']) => ids.split(', ').map((id) => ({ id, why })));

const requirements = new Map<string, number>(
  Object.entries(levels).flatMap(([section, each]) =>
    each.split('').map((level, index) => [`${section}.${index + 1}`, Number(level)] as const),
  ),
);

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(root, file), 'utf8').replaceAll('\\', '');
  sources.set(file, known);
  return known;
}

test('every requirement of ASVS 5.0 is told once, at its level', () => {
  expect(requirements.size).toBe(345);
  const told = [...rows, ...leftOut].map(({ id }) => id);
  expect(told.toSorted()).toEqual([...requirements.keys()].toSorted());
  expect(rows.filter(({ id, level }) => requirements.get(id) !== level).map(({ id }) => id)).toEqual([]);
});

test('each row is met, or says what is missing or who does it', () => {
  const known = /^(met|documented|partly|operator|not met)$/;
  expect(rows.filter(({ state }) => !known.test(state)).map(({ id }) => id)).toEqual([]);
  const silent = rows.filter(({ state, missing }) => !/^(met|documented)$/.test(state) && missing === '');
  expect([...silent, ...leftOut.filter(({ why }) => why === '')].map(({ id }) => id)).toEqual([]);
});

test('what is met says where, and names a test', () => {
  const bare = rows.filter(
    ({ state, where, tests }) =>
      (/^(met|documented|partly)$/.test(state) && where.length === 0) || (state === 'met' && tests.length === 0),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('every file and every test that is named exists', () => {
  const gone = rows.flatMap(({ id, where, tests }) => [
    ...where.filter((path) => !existsSync(join(root, path))).map((path) => `${id}: ${path}`),
    ...tests
      .filter(({ file, title }) => title === '' || !existsSync(join(root, file)) || !sourceOf(file).includes(title))
      .map(({ file, title }) => `${id}: ${file}: ${title}`),
  ]);
  expect(gone).toEqual([]);
});
