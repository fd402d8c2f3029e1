import { arrivedPaths, formPaths } from './form-pages.ts';
import { DESK_PATH } from './paths.ts';

/**
 * Pages to which no link of the site leads: forms and their answers do, or somebody who knows the address. The scripts of other pages know nothing of
 * them; where somebody links one all the same, it is loaded as a document.
 */
export const documentPages: ReadonlySet<string> = new Set([
  formPaths.quiz,
  formPaths.quizQuestions,
  formPaths.booking,
  ...Object.values(arrivedPaths),
  DESK_PATH,
  '/dashboard',
]);
