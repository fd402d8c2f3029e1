import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROWS = 895;
/** A row's tests, each as `path: title`, one below the other. */
const BETWEEN_TESTS = '<br>';

interface Row {
  readonly number: number;
  readonly state: string;
  readonly where: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

function readRow(line: string): Row {
  const [, number = '', , state = '', where = '', tests = ''] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
  return {
    number: Number(number),
    state,
    where: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    tests: tests
      .split(BETWEEN_TESTS)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [file = '', ...title] = entry.split(': ');
        return { file: file.replaceAll('`', ''), title: title.join(': ') };
      }),
  };
}

const rows = readFileSync(join(root, 'docs', 'conformance.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map(readRow);

/** The source of a test file, with the backslashes of its quoted titles gone. */
const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(root, file), 'utf8').replaceAll('\\', '');
  sources.set(file, known);
  return known;
}

test('the table has every line of the specification and the design once, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
});

test('each line holds, or the design decides otherwise, or the part that brings it is named', () => {
  const others = rows.filter(({ state }) => !/^(OK|DELIBERATE|Part \d+)$/.test(state));
  expect(others.map(({ number, state }) => `${number}: ${state}`)).toEqual([]);
});

test('every line that holds says where it is implemented, in files that exist', () => {
  const standing = rows.filter(({ state }) => !state.startsWith('Part'));
  expect(standing.filter(({ where }) => where.length === 0).map(({ number }) => number)).toEqual([]);
  const gone = rows.flatMap(({ number, where }) =>
    where.filter((path) => !existsSync(join(root, path))).map((path) => `${number}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('every line that holds names a test, and every named test exists under that title', () => {
  const standing = rows.filter(({ state }) => !state.startsWith('Part'));
  expect(standing.filter(({ tests }) => tests.length === 0).map(({ number }) => number)).toEqual([]);
  const gone = rows.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => !existsSync(join(root, file)) || title === '' || !sourceOf(file).includes(title))
      .map(({ file, title }) => `${number}: ${file}: ${title}`),
  );
  expect(gone).toEqual([]);
});
