/** One try to send something, and what it said. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** The try to send now: the same content keeps its key, so that the server takes it once; other content is another try. */
export function nextAttempt(last: Attempt | null, content: unknown, makeKey: () => string): Attempt {
  const body = JSON.stringify(content);
  return last?.body === body ? last : { key: makeKey(), body };
}

/** 128 random bits; crypto.randomUUID is missing where the site is served without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
