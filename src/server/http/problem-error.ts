import type { FieldError } from '../../contract/problem.ts';

/** What an error answer says (RFC 9457). `detail` is a sentence a person can act on. */
export interface ProblemDescription {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly type?: string;
  readonly errors?: readonly FieldError[];
  /** Headers of the answer, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the problem, such as `reasons`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Thrown anywhere below a handler; the app answers it as `application/problem+json`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ProblemDescription;

  constructor(problem: ProblemDescription) {
    super(`${problem.status} ${problem.title}: ${problem.detail}`);
    this.problem = problem;
  }
}
