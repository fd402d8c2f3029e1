/** A finished quiz on its way to the server; the same key on every try. */
export interface FinishedQuiz {
  readonly leadId: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly key: string;
}

/** Read by leftover-answers.tsx too. */
const UNSENT_KEY = 'quiz_unsent_answers';

function isFinishedQuiz(value: unknown): value is FinishedQuiz {
  if (typeof value !== 'object' || value === null) return false;
  const { leadId, answers, key }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof leadId === 'string' &&
    typeof key === 'string' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  );
}

/** Finished quizzes that the server has not confirmed, oldest first. */
export function readUnsent(): FinishedQuiz[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFinishedQuiz) : [];
  } catch {
    return [];
  }
}

function write(quizzes: FinishedQuiz[]): void {
  try {
    if (quizzes.length === 0) localStorage.removeItem(UNSENT_KEY);
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(quizzes));
  } catch {
    // Storage is full or forbidden: the answers are still sent for as long as the page is open.
  }
}

/** Keeps the answers until the server has them; a lead's newer answers replace its older ones. */
export function keepUnsent(quiz: FinishedQuiz): void {
  write([...readUnsent().filter(({ leadId }) => leadId !== quiz.leadId), quiz]);
}

/** Forgets these answers, and not newer ones of the same lead. */
export function dropUnsent({ key }: FinishedQuiz): void {
  write(readUnsent().filter((kept) => kept.key !== key));
}
