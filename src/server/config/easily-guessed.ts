const DIFFERENT_LETTERS = 5;

/** The first that anybody tries: few different characters, digits alone, and the words on every list. */
export function isEasilyGuessed(password: string): boolean {
  return (
    new Set(password.toLowerCase()).size < DIFFERENT_LETTERS ||
    /^[\d\s.-]+$/.test(password) ||
    /password|passwort|qwerty|letmein/i.test(password)
  );
}
