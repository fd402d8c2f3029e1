const CAUSES_MAX = 5;
const MESSAGE_MAX_LENGTH = 500;
const FRAMES_MAX = 20;

/** What a database quotes that is its own: the name of a table, of a rule, of a user. */
const OWN_NAME =
  /\b(?:relation|table|column|constraint|index|database|schema|role|user|savepoint|function|extension|parameter) "$/i;

/** The message up to the first quoted text that is not such a name: a visitor may have typed that text. */
function beforeQuote(message: string): string {
  for (const { index } of message.matchAll(/"[^"]*"?/g))
    if (!OWN_NAME.test(message.slice(0, index + 1))) return `${message.slice(0, index)}"..."`;
  return message;
}

/** Texts in quotes, e-mail addresses and telephone numbers can be what somebody typed. */
function withoutTyped(message: string): string {
  return beforeQuote(message)
    .slice(0, MESSAGE_MAX_LENGTH)
    .replaceAll(/[^\s"<>(),;:]*@[^\s"<>(),;:]*/g, '...@...')
    .replaceAll(/\+?\(?\d[\d\s()-]{7,}\d/g, '...');
}

/** A type, since pino's own has further members. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** Where it happened; its first line would be the message. */
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
};

function describe(error: unknown, causesLeft: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '...', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: withoutTyped(error.message),
    stack: frames.slice(0, FRAMES_MAX).join('\n'),
    ...(code !== null && { code }),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: describe(error.cause, causesLeft - 1) }),
  };
}

/**
 * An error as the log shows it: what it is and where it happened, without anything a visitor typed. Databases, parsers and mail servers put
 * that into their messages and into fields of their errors, so none of those fields is logged.
 */
export function loggedError(error: unknown): LoggedError {
  return describe(error, CAUSES_MAX);
}
