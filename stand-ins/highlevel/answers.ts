/** What the stand-in answers, in the words of the real one. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export const well = (body: unknown, status = 200): Reply => ({ status, body });

export const refuse = (status: number, message: string | readonly string[], more: object = {}): Reply => ({
  status,
  body: { statusCode: status, message, ...more },
});

/** What a strict schema says of a body. */
export const unprocessable = (...messages: readonly string[]) =>
  refuse(422, messages, { error: 'Unprocessable Entity' });

export type Body = Readonly<Record<string, unknown>>;

/** Complains of members that a body must not have, and of ones that it lacks. */
export function complain(body: Body, known: readonly string[], required: readonly string[]): string[] {
  return [
    ...Object.keys(body)
      .filter((name) => !known.includes(name))
      .map((name) => `property ${name} should not exist`),
    ...required
      .filter((name) => typeof body[name] !== 'string' || body[name] === '')
      .map((name) => `${name} must be a string`),
  ];
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

let count = 0;
/** An id as HighLevel makes them: twenty letters and digits. */
export function makeId(): string {
  count += 1;
  return `hl${String(count).padStart(18, '0')}`;
}
