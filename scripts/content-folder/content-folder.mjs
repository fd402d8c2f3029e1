// Which folder holds the content: CONTENT_DIR, or content/. Runs on the host's own Node (20 or later).
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
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

/**
 * The file that is read where a file of `content/` is imported: the owner's of that name. Whoever has no Spanish for a form has no file for it,
 * and another that holds no words stands in its place.
 */
export function ownFile(root, folder, path) {
  const name = relative(join(root, 'content'), path);
  const own = join(folder, name);
  return name.startsWith('es/') && !existsSync(own) ? join(root, 'src/domain/words/no-words.ts') : own;
}
