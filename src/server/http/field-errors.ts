import type { FastifySchemaValidationError } from 'fastify';
import type { FieldError } from '../../contract/problem.ts';

const MAX_ERRORS = 20;
const MAX_FIELD_LENGTH = 100;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

/** The schemas' own sentences; zod's defaults ("Invalid input: ...") are put into words. */
function sentence({ keyword, message, params }: FastifySchemaValidationError): string {
  if (message && !/^(Invalid|Too|Unrecognized)\b/.test(message)) return message;
  if (keyword === 'invalid_type') {
    const kind = kinds[String(params['expected'])] ?? 'another kind of value';
    return message?.endsWith('received undefined') ? `Please send this field, as ${kind}` : `Please send ${kind} here`;
  }
  if (keyword === 'too_big') return 'Please send less here';
  if (keyword === 'too_small') return 'Please send more here';
  return 'Please send another value here';
}

/** What failed, by field (`answers.q1`), in the order of the schema. */
export function asFieldErrors(issues: readonly FastifySchemaValidationError[]): FieldError[] {
  return issues.slice(0, MAX_ERRORS).map((issue) => ({
    field: issue.instancePath.slice(1).replaceAll('/', '.').slice(0, MAX_FIELD_LENGTH).toWellFormed(),
    message: sentence(issue),
  }));
}
