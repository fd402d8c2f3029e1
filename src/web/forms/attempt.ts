/** One try to send something, and what it said. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** The try to send now: the same content keeps its key, so that the server takes it once; other content is another try. */
export function nextAttempt(last: Attempt | null, content: unknown, newKey: () => string): Attempt {
  const body = JSON.stringify(content);
  return last?.body === body ? last : { key: newKey(), body };
}
