import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { serverProgram } from './programs.ts';

export interface ServerProcess {
  readonly port: number;
  /** What it has printed so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves when stdout contains the words. */
  says(words: string): Promise<void>;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
  /** Resolves to the exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** The server with these settings; killed when the test ends, if it still runs. */
export async function startProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = settings['PORT'] === undefined ? await freePort() : Number(settings['PORT']);
  const child = spawn(process.execPath, [serverProgram], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', LOG_LEVEL: 'warn', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const waiting = new Set<{ words: string; found: () => void }>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
    for (const wait of waiting) if (output.stdout.includes(wait.words)) wait.found();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    port,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    async says(words) {
      const found = new Promise<void>((resolve) => waiting.add({ words, found: resolve }));
      if (output.stdout.includes(words)) return;
      const early = ended.then(() => Promise.reject(new Error(`It ended without saying so: ${output.stderr}`)));
      await Promise.race([found, early]);
    },
    signal: (name) => child.kill(name),
    ended,
  };
}
