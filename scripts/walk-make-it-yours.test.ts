import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../test-support/server/test-app.ts';

const root = join(import.meta.dirname, '..');

/** What a reader does: a command that is marked `sh run`, or content with the file that it belongs to. */
const FENCE = /^```(?:(sh run)|(?:ts|mdx|text) ([\w/-]+\.(?:ts|mdx|txt))(?:, in (\w+))?)\n([\s\S]*?)^```$/gm;

/** A logo as wide as the page says, once dark and once light, and an icon. */
const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="32"><path fill="${colour}" d="M0 8h150v16H0z"/></svg>`;
const pictures = {
  'public/logo.svg': logo('#12324a'),
  'public/logo-at-night.svg': logo('#fff'),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64H0z"/></svg>',
};

/** Where the value that begins here ends: at the comma that stands in no bracket and no quotes. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) return at + 1;
  }
  throw new Error(`no end of a value in ${text.slice(from, from + 60)}`);
}

/** Writes each field of a snippet over the first one of its name in the file. */
function setFields(text: string, snippet: string): string {
  let changed = text;
  for (const [, name] of snippet.matchAll(/^(\w+): /gm)) {
    const told = snippet.slice(snippet.search(new RegExp(`^${name}: `, 'm')));
    const field = told.slice(0, endOfValue(told, 0));
    const at = changed.search(new RegExp(`(?<=^ +)${name}: `, 'm'));
    expect(at, `${name} stands in the file`).toBeGreaterThan(0);
    changed = changed.slice(0, at) + field + changed.slice(endOfValue(changed, at));
  }
  return changed;
}

/** Does with a file of the owner's folder what a snippet of the page says. */
async function put(folder: string, file: string, list: string | undefined, snippet: string): Promise<void> {
  const path = join(folder, file);
  if (/\.(mdx|txt)$/.test(file)) return writeFile(path, snippet);
  const text = await readFile(path, 'utf8');
  const changed =
    list === undefined ? setFields(text, snippet) : text.replace(`export const ${list} = [\n`, `$&${snippet}`);
  expect(changed, snippet).not.toBe(text);
  return writeFile(path, changed);
}

test('make-it-yours.md is walked literally: its commands do what they say, and its content is right where it says that it belongs', async () => {
  const above = await testFolder();
  const clone = join(above, 'foyer');
  const mine = join(above, 'my-content');
  await mkdir(clone);
  // The scripts know Foyer's folder as the one that they lie in.
  for (const name of ['package.json', 'scripts', 'content'])
    await cp(join(root, name), join(clone, name), { recursive: true });
  for (const name of ['node_modules', 'src']) await symlink(join(root, name), join(clone, name));
  const page = await readFile(join(root, 'docs/make-it-yours.md'), 'utf8');
  const steps = [...page.matchAll(FENCE)];
  const snippets = steps.filter(([, isCommand]) => isCommand === undefined);
  expect(snippets.length).toBeGreaterThan(7);
  const said: string[] = [];
  for (const [, isCommand, file = '', list, text = ''] of steps) {
    if (isCommand === undefined) {
      await put(mine, file, list, text);
      continue;
    }
    const env = { PATH: process.env['PATH'], HOME: above };
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', text], { cwd: clone, encoding: 'utf8', env });
    expect({ text, status, stderr }).toEqual({ text, status: 0, stderr: '' });
    if (text.includes('content:new'))
      for (const [name, svg] of Object.entries(pictures)) await writeFile(join(mine, name), svg);
    said.push(stdout.trim().split('\n').at(-1) ?? '');
  }
  expect(said).toEqual([
    expect.stringContaining(`The content is in ${mine}.`),
    '',
    'The content is right',
    // The booking's Spanish is copied.
    '',
    'The content is right',
  ]);
  expect(await readFile(join(mine, 'site.ts'), 'utf8')).toContain("brand: 'Brightdoor Works'");
});
