const PREFIX = 'desk_note.';

/** Storage that the browser forbids keeps nothing: the note then lasts as long as its field. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What was typed about a person in this tab and not sent yet. */
export function readUnsentNote(personId: string): string {
  return attempt(() => sessionStorage.getItem(PREFIX + personId)) ?? '';
}

/** Keeps what is typed about a person until it is sent: another person may be opened in between, or the sign-in may end. */
export function keepUnsentNote(personId: string, text: string): void {
  attempt(() =>
    text === '' ? sessionStorage.removeItem(PREFIX + personId) : sessionStorage.setItem(PREFIX + personId, text),
  );
}

/** Forgets all of them, once somebody signs out. */
export function forgetUnsentNotes(): void {
  attempt(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}
