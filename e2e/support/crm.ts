import { createServer } from 'node:http';

/** A CRM that answers with the status it is told to. */
export interface Crm {
  readonly url: string;
  /** The bodies it was sent, in order. */
  readonly received: string[];
  answerWith(status: number): void;
  /** Leaves what arrives from now on without an answer, until the next `answerWith`. */
  keepWaiting(): void;
  stop(): Promise<void>;
}

export async function startCrm(): Promise<Crm> {
  let status = Promise.withResolvers<number>();
  status.resolve(200);
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(body);
      void status.promise.then((code) => response.writeHead(code).end(code < 400 ? '' : '{"error":"no such field"}'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The CRM has no address');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    answerWith(next) {
      status.resolve(next);
      status = Promise.withResolvers();
      status.resolve(next);
    },
    keepWaiting: () => {
      status = Promise.withResolvers();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
