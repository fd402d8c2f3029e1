import { MISFIT_TITLE, misfitSchema } from '../../contract/deals.ts';
import { LOOK_AGAIN } from '../../contract/form-pages.ts';
import { problemSchema } from '../../contract/problem.ts';
import type { Market } from '../../../content/markets.ts';
import { findMarket } from '../../domain/deals/assess-market-fit.ts';
import { splitByPlace } from '../../domain/deals/where-it-lies.ts';
import type { FormNote, TypedFields } from './fill-form.ts';
import type { Language } from '../../contract/languages.ts';
import { ownIn, sayAgainIn, sayIn } from '../words/say-in.ts';

/** What a form says that could not be sent. */
export interface Failure {
  readonly title: string;
  readonly description: string;
}

const SERVER_ERROR = 500;
const TOO_LARGE = 413;
const NOTHING_TYPED = 'Go back in your browser: what you typed is still there.';

/** What stands above a form: the fields to look at again, or why it could not be sent, as the page's script says it. */
export function describeProblem(answer: unknown, failure: Failure, language: Language = 'en'): FormNote {
  const again = (text: string) => sayAgainIn(language, text, 'Something went wrong. Please try again.');
  const [title, description] = [again(failure.title), again(failure.description)];
  const problem = problemSchema.safeParse(answer).data;
  const errors = problem?.errors ?? [];
  if (errors.length > 0)
    return {
      title: again(LOOK_AGAIN),
      sentences: [],
      errors: errors.map(({ field, message }) => ({
        field,
        message: sayAgainIn(language, message, 'Please look at this again'),
      })),
    };
  const isKnown = problem !== undefined && problem.status < SERVER_ERROR;
  const why = [again(isKnown ? problem.detail : 'What you typed is still here. Please press the button again.')];
  const back = problem?.status === TOO_LARGE ? [again(NOTHING_TYPED)] : [];
  return { title, sentences: [...why, description, ...back], errors: [] };
}

/** Why a buy box does not take a deal, and which would; null where the answer says no such thing. */
export function describeMisfit(answer: unknown, typed: TypedFields | null, language: Language = 'en'): FormNote | null {
  const misfit = misfitSchema.safeParse(answer).data;
  if (misfit === undefined) return null;
  const { city = '', state = '' } = typed ?? {};
  const others = misfit.alternatives.flatMap((id) => findMarket(id) ?? []);
  const { here, elsewhere } = splitByPlace({ city, state }, others);
  const say = sayIn(language);
  const named = (boxes: readonly Market[]) => ({ boxes: boxes.map(({ title }) => ownIn(language, title)).join(', ') });
  const taking = here.length === 1 ? 'This box would take it: {boxes}.' : 'These boxes would take it: {boxes}.';
  const buying =
    elsewhere.length === 1
      ? 'Its figures fit a box that buys elsewhere: {boxes}.'
      : 'Its figures fit boxes that buy elsewhere: {boxes}.';
  return {
    title: say(MISFIT_TITLE),
    sentences: [
      ...misfit.reasons.map((reason) => sayAgainIn(language, reason, 'Would not take it')),
      ...(here.length > 0 ? [say(taking, named(here))] : []),
      ...(elsewhere.length > 0 ? [say(buying, named(elsewhere))] : []),
      say('Nothing you typed is lost. Change what stands in the way, or choose another box, and submit again.'),
    ],
    errors: [],
  };
}
