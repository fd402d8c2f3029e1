// Where the project lies, and how its scripts run other programs. Runs on the host's own Node (20 or later), before anything is installed.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The environment in which the project's own Node and tools come first. */
export const projectEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

/** Runs a command in the project's folder and leaves with its exit code when it fails. */
export function runOrExit(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnv,
    ...options,
  });
  if (status === 0) return;
  process.stderr.write(
    `${command} ${args.join(' ')}: ${error ? error.message : signal ? `ended by ${signal}` : `failed with code ${status}`}\n`,
  );
  process.exit(status ?? 1);
}
