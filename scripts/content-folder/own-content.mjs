// `node --import own-content.mjs`: whatever imports a file of content/ gets the owner's, where CONTENT_DIR says that theirs lies elsewhere.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../project.mjs';
import { contentFolder } from './content-folder.mjs';
import { existsSync } from 'node:fs';

const inside = (folder) => `${pathToFileURL(folder).href}/`;
const comesWith = inside(join(root, 'content'));
const noWords = pathToFileURL(join(root, 'src/domain/words/no-words.ts')).href;
const owners = inside(contentFolder(root));

if (owners !== comesWith)
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!found.url.startsWith(comesWith)) return found;
      const url = owners + found.url.slice(comesWith.length);
      // Whoever has nothing in Spanish has no file for it.
      if (url.startsWith(`${owners}es/`) && !existsSync(new URL(url))) return { ...found, url: noWords };
      return { ...found, url };
    },
  });
