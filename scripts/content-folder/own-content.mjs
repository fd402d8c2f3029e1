// `node --import own-content.mjs`: whatever imports a file of content/ gets the owner's, where CONTENT_DIR says that theirs lies elsewhere.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../project.mjs';
import { contentFolder, ownFile } from './content-folder.mjs';

const comesWith = `${pathToFileURL(join(root, 'content')).href}/`;
const owners = contentFolder(root);
const isOfFile = (specifier) => /^(\.{0,2}\/|file:)/.test(specifier);

registerHooks({
  resolve(specifier, context, next) {
    const asked = isOfFile(specifier) ? new URL(specifier, context.parentURL).href : '';
    if (!asked.startsWith(comesWith)) return next(specifier, context);
    return next(pathToFileURL(ownFile(root, owners, fileURLToPath(asked))).href, context);
  },
});
