/** An attempt to send something: its idempotency key and its body. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** The next attempt. The same content keeps its key, so that the server stores it once; other content gets a new one. */
export function nextAttempt(last: Attempt | null, content: unknown, makeKey: () => string): Attempt {
  const body = JSON.stringify(content);
  return last?.body === body ? last : { key: makeKey(), body };
}

/** 128 random bits. crypto.randomUUID is missing if the site is served without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
