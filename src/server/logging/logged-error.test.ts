import { expect, test } from 'vitest';
import { z } from 'zod';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';

const lineSchema = z.object({ err: z.unknown(), msg: z.string() });

/** What an error leaves in its line, beside the time and the process, whose figures may be anything. */
function lineOf(err: unknown): string {
  const { log, lines } = recordedLog();
  log.error({ err }, 'It failed');
  return JSON.stringify(lineSchema.parse(JSON.parse(lines.join(''))));
}

function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const typed = ['dana', '214', 'Elm Street'] as const;

test.each([
  [
    'a database that quotes a value',
    Object.assign(new Error('invalid input syntax for type integer: "Dana Diaz"'), { code: '22P02' }),
  ],
  [
    'a database that adds the row',
    Object.assign(new Error('duplicate key value violates unique constraint "leads_email"'), {
      code: '23505',
      detail: 'Key (email)=(dana@example.com) already exists.',
      where: 'COPY leads, line 1: "Dana"',
      parameters: ['dana@example.com'],
    }),
  ],
  ['a mail server', new Error("Can't send mail: 550 5.1.1 <dana.diaz+x@example.com>: no such user")],
  ['a parser', thrown(() => JSON.parse('{"name": "Dana Diaz", "street": 12 Elm Street}'))],
  ['a parser that quotes to its end', new Error('Unexpected token in "{"name": "Dana, Elm Street')],
  ['a schema', thrown(() => z.object({ email: z.string().max(3) }).parse({ email: 'dana@example.com' }))],
  ['what is no error at all', { email: 'dana@example.com' }],
  ['a telephone number', new Error('+1 (214) 555-0142 is not reachable; nor is 214-555-0142')],
  ['a cause', new Error('Not stored', { cause: new Error('Key (email)=(dana@example.com) is "Dana"') })],
  ['several lines', new Error('first line\n<dana@example.com>\nDana@example.com')],
])('%s puts nothing that was typed into the log', (_name, error) => {
  const line = lineOf(error);
  for (const words of typed) expect(line.toLowerCase()).not.toContain(words.toLowerCase());
  expect(line).not.toMatch(/\w@\w/);
});

test('what an operator needs is there: type, code, names of the database’s own, where it happened, and why', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const error = new Error('relation "leads" does not exist', { cause });
  expect(JSON.parse(lineOf(error)).err).toMatchObject({
    type: 'Error',
    message: 'relation "leads" does not exist',
    stack: expect.stringMatching(/^ +at .*logged-error\.test/),
    cause: { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
  });
});

test('errors that cause each other end somewhere', () => {
  const first = new Error('first');
  first.cause = new Error('second', { cause: first });
  expect(lineOf(first).length).toBeLessThan(50_000);
});
