import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '../../contract/visitor-api.ts';
import type { Problem } from '../../contract/problem.ts';
import { sessionId } from '../analytics/session.ts';
import { RequestError } from './request-error.ts';

/** A zod schema, or anything else that parses an answer and throws if it cannot. */
export interface Parser<Value> {
  parse(answer: unknown): Value;
}

/**
 * Reads an answer. Data that a page shows at once has a parser of its own (`shaped.ts`). Everything else uses a schema of the contract, given as
 * a function that loads it, because schemas bring zod, which is larger than most pages. The schema is loaded before the request is sent.
 */
export type Reader<Value> = Parser<Value> | (() => Promise<Parser<Value>>);

function parserOf<Value>(reader: Reader<Value>): Parser<Value> | Promise<Parser<Value>> {
  return typeof reader === 'function' ? reader() : reader;
}

interface RequestOptions {
  idempotencyKey?: string;
  /** Ends the request; without one it ends once no answer is to be expected any more. */
  signal?: AbortSignal | undefined;
  /** Further headers, such as a booking's token, or the session in which a form was filled in if that was another one. */
  headers?: Readonly<Record<string, string>>;
}

/** The server answers every write within ten seconds, so a longer wait is pointless. */
const ANSWER_TIMEOUT_MS = 15_000;
/** A long list on a slow phone takes its time. */
const READ_TIMEOUT_MS = 60_000;

/** A signal for a request that ends with `signal`, or once no answer is to be expected any more: `AbortSignal.any`, for browsers that do not have it. */
export function untilAnswer(signal: AbortSignal, timeoutMs = ANSWER_TIMEOUT_MS): AbortSignal {
  const ending = new AbortController();
  for (const end of [signal, AbortSignal.timeout(timeoutMs)]) {
    if (end.aborted) ending.abort(end.reason);
    else end.addEventListener('abort', () => ending.abort(end.reason), { once: true, signal: ending.signal });
  }
  return ending.signal;
}

/** `body` is JSON. */
async function send(method: string, path: string, body: string | null, options: RequestOptions): Promise<Response> {
  const headers: Record<string, string> = { ...options.headers };
  if (body !== null) headers['content-type'] = 'application/json';
  const session = headers[SESSION_HEADER] === undefined ? sessionId() : null;
  if (session !== null) headers[SESSION_HEADER] = session;
  if (options.idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = options.idempotencyKey;
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body !== null && { body }),
    signal: options.signal ?? AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (!response.ok || isPage(response)) throw await readError(response);
  return response;
}

async function readError(response: Response): Promise<RequestError> {
  const text = await response.text();
  const answer = readAnswer(text);
  return new RequestError(response.status, text || response.statusText, isProblem(answer) ? answer : null, {
    answer,
    retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')),
    isPage: isPage(response),
  });
}

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

/** `Retry-After` in seconds. A date is ignored, because the browser's clock may be wrong. */
function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}

/** The body as JSON, or null: a proxy may answer with anything. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'title' in body &&
    typeof body.title === 'string' &&
    'detail' in body &&
    typeof body.detail === 'string' &&
    'status' in body &&
    typeof body.status === 'number'
  );
}

/** Reads `path`. Throws RequestError on any answer that is not OK; with `unauthorized: 'empty'` a 401 gives null. */
export function getJson<Value>(
  path: string,
  schema: Reader<Value>,
  options: RequestOptions & { unauthorized: 'empty' },
): Promise<Value | null>;
/** Reads `path`. Throws RequestError on any answer that is not OK, 401 included. */
export function getJson<Value>(path: string, schema: Reader<Value>, options?: RequestOptions): Promise<Value>;
export async function getJson<Value>(
  path: string,
  schema: Reader<Value>,
  { unauthorized, ...options }: RequestOptions & { unauthorized?: 'empty' } = {},
): Promise<Value | null> {
  const parser = await parserOf(schema);
  try {
    const signal = options.signal && untilAnswer(options.signal, READ_TIMEOUT_MS);
    const response = await send('GET', path, null, { ...options, signal });
    return parser.parse(await response.json());
  } catch (error) {
    if (unauthorized === 'empty' && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

/** Sends `body` to `path` and returns the answer, parsed by `schema`. */
export function postJson<Value>(
  path: string,
  body: unknown,
  options: RequestOptions & { schema: Reader<Value> },
): Promise<Value>;
/** Sends `body` to `path` and ignores the answer's body. */
export function postJson(path: string, body?: unknown, options?: RequestOptions): Promise<void>;
export async function postJson<Value>(
  path: string,
  body?: unknown,
  options: RequestOptions & { schema?: Reader<Value> } = {},
): Promise<Value | void> {
  const parser = options.schema && (await parserOf(options.schema));
  const response = await send('POST', path, body === undefined ? null : JSON.stringify(body), options);
  return parser?.parse(await response.json());
}

/** Sends `text`, which is JSON. Returns the answer if it is JSON, else null: only the OK status matters. */
export async function postText(path: string, text: string, options: RequestOptions = {}): Promise<unknown> {
  const response = await send('POST', path, text, options);
  return readAnswer(await response.text());
}

/** Sends a DELETE, for example to end a session. */
export async function deleteAt(path: string, options: RequestOptions = {}): Promise<void> {
  await send('DELETE', path, null, options);
}
