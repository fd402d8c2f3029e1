import { packages } from '../../../content/packages.ts';
import { quizPackages, type QuizPackageKey } from '../../../content/quiz.ts';

/** Where a recommendation is ordered at once, and what it is called there. */
export interface QuizOrder {
  readonly url: string;
  readonly name: string;
}

/** The order of a recommended package; null where it is agreed on a call. */
export function orderOf(key: QuizPackageKey): QuizOrder | null {
  const found = quizPackages.find((one) => one.key === key);
  if (found === undefined || !('orderUrl' in found)) return null;
  const url: string = found.orderUrl;
  const sold = packages.find(({ id }) => url.endsWith(`service=${id}`));
  return { url, name: sold?.name ?? found.title };
}
