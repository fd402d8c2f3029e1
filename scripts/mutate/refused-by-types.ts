import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withFault } from './with-fault.ts';
import type { FaultInFile } from './try-at-once.ts';

const notCopied = new Set(['node_modules', '.git', 'build', 'builds', 'data']);

/**
 * The faults that do not compile, so that no change can bring them in. Each stands in a copy of its file, beside a copy of the original, and one
 * run of the compiler checks them all.
 */
export function refusedByTypes(root: string, faults: readonly FaultInFile[]): ReadonlySet<number> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-types-'));
  try {
    cpSync(root, folder, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const files = faults.map(({ id, file, fault }) => {
      const copy = `${file.replace(/\.ts$/, '')}.fault-${id}.ts`;
      writeFileSync(join(folder, copy), withFault(readFileSync(join(root, file), 'utf8'), fault));
      return copy;
    });
    // What a fault no longer uses would go together with it.
    const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false };
    const project = join(folder, 'tsconfig.faults.json');
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', compilerOptions, files, include: [] }));
    const compiler = join(root, 'node_modules', '.bin', 'tsc');
    const { stdout, error } = spawnSync(compiler, ['-p', project, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error) throw error;
    return new Set([...stdout.matchAll(/\.fault-(\d+)\.ts\(\d+,\d+\): error TS/g)].map(([, id]) => Number(id)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
