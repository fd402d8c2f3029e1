import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFunctions } from './empty-functions.ts';
import { uncheckedPackages } from './lean-plugin.ts';
import { unusedFunctions } from './unused-functions.ts';

test('a function keeps its name and its parameters, and gets the body that the table has for it', () => {
  const code = 'function a(x) { function b() { return 1; } return b() + x; }\nasync function c() { await a(2); }';
  expect(emptyFunctions(code, { a: 'return { x };', c: '' })).toBe(
    'function a(x) {return { x };}\nasync function c() {}',
  );
});

test('a function within another is found, and one within a function that is emptied goes with it', () => {
  const code = 'function a() { function b() { go(); } b(); }';
  expect(emptyFunctions(code, { b: '' })).toBe('function a() { function b() {} b(); }');
  expect(emptyFunctions(code, { a: '', b: '' })).toBe('function a() {}');
});

test('a version of a library without one of the functions is refused', () => {
  expect(() => emptyFunctions('function a() {}', { a: '', b: '' })).toThrow('no function b');
});

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

test('the tables were checked with the versions that are installed', async () => {
  expect([...(await uncheckedPackages(packages)).values()]).toEqual([]);
});

test('a package in another version is named, and left whole', async () => {
  const unchecked = await uncheckedPackages(packages, { 'react-dom': '19.0.0', 'react-router': '8.4.0' });
  expect([...unchecked.keys()]).toEqual(['react-dom']);
  expect(unchecked.get('react-dom')).toMatch(/^react-dom \S+ is installed, and was checked as 19\.0\.0$/);
});

test('the libraries that are installed have every function of the table', async () => {
  for (const [file, bodies] of Object.entries(unusedFunctions)) {
    const code = await readFile(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
    expect(emptyFunctions(code, bodies).length, file).toBeLessThan(code.length);
  }
});
