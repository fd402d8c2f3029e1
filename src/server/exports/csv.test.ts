import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are separated by commas, and quoted where they hold what separates', () => {
  expect(csvLine(['a', 1.5, null, ''])).toBe('a,1.5,,\r\n');
  expect(csvLine(['say "hi", then\ngo'])).toBe('"say ""hi"", then\ngo"\r\n');
});

test('no text is a formula to a spreadsheet, whatever stands before it', () => {
  for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd', '＝1', '\n=1'])
    expect(csvLine([evil]), JSON.stringify(evil)).toMatch(/^"'[^']*"\r\n$/);
  expect(csvLine([-5])).toBe('-5\r\n');
  expect(csvLine(['dana@example.com', '2026-11-21'])).toBe('dana@example.com,2026-11-21\r\n');
});
