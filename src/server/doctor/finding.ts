/** What a look at one part of the installation came to. `wrong` keeps Foyer from doing its work; `look` is worth a look. */
export interface Finding {
  readonly about: string;
  readonly state: 'ok' | 'look' | 'wrong';
  /** One sentence; where it is not well, with what to do. */
  readonly says: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const look = (about: string, says: string): Finding => ({ about, state: 'look', says });
export const wrong = (about: string, says: string): Finding => ({ about, state: 'wrong', says });

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
