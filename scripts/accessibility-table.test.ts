import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** WCAG 2.2: the success criteria of level A and of level AA. 4.1.1 is obsolete. */
const levels: Readonly<Record<string, string>> = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const criteria = Object.entries(levels).flatMap(([level, ids]) => ids.split(' ').map((id) => `${id} ${level}`));

const rows = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([id = '', level = '', , how = '', tests = '', byHand = '']) => ({
    id,
    level,
    how,
    byHand,
    tests: tests
      .split('<br>')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [file = '', ...title] = entry.split(': ');
        return { file: file.replaceAll('`', ''), title: title.join(': ') };
      }),
  }));

test('every criterion of WCAG 2.2, levels A and AA, is told once, at its level', () => {
  expect(criteria).toHaveLength(55);
  expect(rows.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(criteria.toSorted());
});

test('each says how it is met, and names a test or the month in which it was looked at', () => {
  const bare = rows.filter(({ how, tests, byHand }) => how === '' || (tests.length === 0 && byHand === ''));
  const undated = rows.filter(({ byHand }) => byHand !== '' && !/^20\d\d-\d\d: ./.test(byHand));
  expect([...bare, ...undated].map(({ id }) => id)).toEqual([]);
});

test('every test that is named exists', () => {
  const gone = rows.flatMap(({ id, tests }) =>
    tests
      .filter(
        ({ file, title }) =>
          title === '' ||
          !existsSync(join(root, file)) ||
          !readFileSync(join(root, file), 'utf8').replaceAll('\\', '').includes(title),
      )
      .map(({ file, title }) => `${id}: ${file}: ${title}`),
  );
  expect(gone).toEqual([]);
});
