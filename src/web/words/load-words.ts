import { inEnglish, languageOf, spanishPages, withoutSlash, type SpanishForm } from '../../contract/languages.ts';
import type { Speech } from '../../domain/words/speech.ts';
import { speakBy } from './say.ts';

const spanish: Readonly<Record<SpanishForm, () => Promise<{ speech: Speech }>>> = {
  booking: () => import('../../domain/words/spanish/of-booking.ts'),
  deal: () => import('../../domain/words/spanish/of-deal.ts'),
  quiz: () => import('../../domain/words/spanish/of-quiz.ts'),
};

const isForm = (name: string): name is SpanishForm => name in spanish;

/** Loads the words of a page that is not in English. */
export async function loadWords(path: string): Promise<void> {
  const page = inEnglish(withoutSlash(path));
  const form = Object.entries(spanishPages).find(([, pages]) => pages.some((one) => one === page))?.[0];
  if (languageOf(path) === 'en' || form === undefined || !isForm(form)) return;
  const { speech } = await spanish[form]();
  speakBy(() => speech);
}
