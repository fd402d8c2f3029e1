import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** How the stand-in treats a request, once it has read it. */
export type CrmMood =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Says nothing, and keeps the connection open. */
  | { readonly kind: 'hang' }
  /** Ends the connection without a word. */
  | { readonly kind: 'drop' }
  /** Answers 200 and starts a body that never ends. */
  | { readonly kind: 'endless-body' };

export interface CrmRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: string;
}

export interface CrmStandIn {
  readonly url: string;
  readonly requests: readonly CrmRequest[];
  /** For every request from now on. */
  behave: (mood: CrmMood) => void;
  /** Resolves when so many requests have come in all. */
  received: (count: number) => Promise<void>;
}

export function answers(status: number, headers: Readonly<Record<string, string>> = {}) {
  return { kind: 'answer', status, headers } as const satisfies CrmMood;
}

/** Whether a request is signed with a `whsec_` secret, as a receiver would check it (Standard Webhooks). */
export function isSigned({ headers, body }: CrmRequest, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = Buffer.from(createHmac('sha256', key).update(signed).digest('base64'));
  const given = Buffer.from(String(headers['webhook-signature']).replace(/^v1,/, ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function treat(mood: CrmMood, request: IncomingMessage, response: ServerResponse): void {
  if (mood.kind === 'answer')
    response.writeHead(mood.status, { ...mood.headers }).end(mood.body ?? '{"said":"by the stand-in"}');
  if (mood.kind === 'drop') request.socket.destroy();
  if (mood.kind === 'endless-body') response.writeHead(200).write('thanks, and ');
}

/** A CRM on a free loopback port that fails like a real one; gone when the test ends. */
export async function startCrmStandIn(first: CrmMood = answers(200)): Promise<CrmStandIn> {
  const requests: CrmRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let mood = first;

  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        const { url: path = '', method = '', headers } = request;
        requests.push({ path, method, headers, body });
        for (const wait of waiting) if (requests.length >= wait.count) wait.resolve();
        treat(mood, request, response);
        return null;
      },
      () => null,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    requests,
    behave(next) {
      mood = next;
    },
    received: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
