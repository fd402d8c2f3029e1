import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeMark, sourcesMark } from '../../scripts/sources.mjs';

const ROOT_FILES = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.web.json',
];

/** A copy of the project with the build that stands, in which content can be changed and built while other journeys run. */
export async function copyProject(): Promise<string> {
  // Not where tests keep their data: programs may not be run from there.
  const folder = await mkdtemp('/tmp/foyer-builds-');
  const root = join(folder, 'foyer');
  await mkdir(root);
  for (const name of [...ROOT_FILES, 'content', 'db', 'demo', 'scripts', 'src'])
    await cp(name, join(root, name), { recursive: true });
  await cp('build', join(root, 'builds/1'), { recursive: true, dereference: true });
  await symlink('builds/1', join(root, 'build'));
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir('node_modules'))
    if (name !== '.bin') await symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  const bin = join(root, 'node_modules/.bin');
  await mkdir(bin);
  // What asks for Node gets this one; a program that was put there by its package finds itself.
  await symlink(process.execPath, join(bin, 'node'));
  await symlink(await realpath('node_modules/.bin/react-router'), join(bin, 'react-router'));
  await markBuild(root);
  return root;
}

/** Says that the build which stands was made of the sources as they are. */
export async function markBuild(root: string): Promise<void> {
  await writeFile(join(root, 'build/.sources'), sourcesMark(root));
  await writeFile(join(root, 'build/.code'), codeMark(root));
}

/** A script of the project that runs, and all that it said so far. */
export interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown[]>;
  output(): string;
}

/** Runs a script in a copy of the project, with the copy's own Node and programs. */
export function runScript(root: string, script: string, settings: Record<string, string> = {}): Run {
  const bin = join(root, 'node_modules/.bin');
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    HOME: '/nonexistent',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: once(child, 'exit'), output: () => output };
}

