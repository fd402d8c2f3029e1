import type { FieldError } from '../../contract/problem.ts';

/**
 * Why a request is refused: a field breaks a rule (`invalid`), what it names does not exist (`unknown`), it conflicts with how
 * things stand (`conflict`), its content is of a kind that is not accepted (`unsupported`), it came too slowly (`too-slow`) or too often
 * (`too-many`), or it can be done only later (`unavailable`).
 */
export type RefusalKind = 'invalid' | 'unknown' | 'conflict' | 'unsupported' | 'too-slow' | 'too-many' | 'unavailable';

export interface RefusalDescription {
  readonly kind: RefusalKind;
  readonly title: string;
  /** A sentence that a person can act on. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** Further members of the answer, such as `reasons`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Thrown by a use case that does not do what it was asked; `http/problems.ts` says what that is over the wire. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly description: RefusalDescription;

  constructor(description: RefusalDescription) {
    super(`${description.title}: ${description.detail}`);
    this.description = description;
  }
}

/** Refuses one field for one reason. */
export function refuseField(field: string, message: string): Refusal {
  return new Refusal({
    kind: 'invalid',
    title: 'Please check what you sent',
    detail: message,
    errors: [{ field, message }],
  });
}
