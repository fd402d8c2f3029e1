import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Takes the settings of `.env`, if it is there; what the environment has already stays. As `process.loadEnvFile`, which gives the first setting
 * another name where an editor has put a byte order mark before it.
 */
export function loadEnv(file = '.env', env: NodeJS.ProcessEnv = process.env): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  for (const [name, value] of Object.entries(parseEnv(text))) env[name] ??= value;
}
