// Which folder holds the content: CONTENT_DIR, or content/. Runs on the host's own Node (20 or later).
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

function settingsIn(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The owner's folder of content: the setting CONTENT_DIR, from the environment or .env, or else the one that Foyer comes with. */
export function contentFolder(root, env = process.env) {
  const own = env['CONTENT_DIR'] || settingsIn(join(root, '.env'))['CONTENT_DIR'];
  return own ? resolve(root, own) : join(root, 'content');
}
