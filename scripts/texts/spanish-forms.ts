import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spanishPages } from '../../src/contract/languages.ts';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { root } from '../project.mjs';

const folder = join(contentFolder(root), 'es');

/** The forms that the owner's content has in Spanish. */
export const spanishForms = Object.keys(spanishPages).filter((form) => existsSync(join(folder, `${form}.ts`)));

/** The pages of the forms that the owner's content has in Spanish. */
export const pagesInSpanish = Object.entries(spanishPages).flatMap(([form, pages]) =>
  spanishForms.includes(form) ? pages : [],
);

/** Written into what is bundled, so that nothing leads to a page that is not there. */
export const spanishDefine = { FOYER_SPANISH: JSON.stringify(spanishForms) };
