/** The address that a text is, from `base` if that is given, or null: `URL.parse`, for browsers that do not have it. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
