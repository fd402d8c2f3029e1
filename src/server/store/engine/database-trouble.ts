import { connectionFailure, type ConnectionFailure } from '../../network/connection-failure.ts';
import { StoreUnavailableError } from './store.ts';
import { codeOf } from './unavailable.ts';

/** What an operator can do about a PostgreSQL that cannot be used, by what it or the connection to it says. */
interface Trouble {
  readonly isMet: (error: Error) => boolean;
  /** To be read after the reason. */
  readonly advice: string;
}

const byCode = (codes: RegExp) => (error: Error) => codes.test(codeOf(error) ?? '');
const byFailure = (failure: ConnectionFailure) => (error: Error) => connectionFailure(codeOf(error) ?? '') === failure;

/** Of a connection: a file that it should have read. */
function isMissingFile(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'open';
}

const troubles: readonly Trouble[] = [
  {
    isMet: byFailure('unknown-signer'),
    advice:
      'Its certificate is signed by nobody that is known here. Download the certificate of your provider’s authority and end DATABASE_URL with ' +
      '?sslmode=verify-full&sslrootcert=/path/to/it.pem; on a network that only you use, ?sslmode=no-verify does without',
  },
  {
    isMet: byFailure('other-name'),
    advice: 'Write the host in DATABASE_URL as its certificate names it',
  },
  {
    isMet: byFailure('expired'),
    advice: 'Its certificate must be renewed',
  },
  {
    isMet: (error) => error.message === 'The server does not support SSL connections',
    advice: 'Leave sslmode out of DATABASE_URL if only a network of your own lies between',
  },
  {
    isMet: (error) => byCode(/^(28000|08P01)$/)(error) && /no encryption|insecure|ssl|tls/i.test(error.message),
    advice: 'It takes encrypted connections only: end DATABASE_URL with ?sslmode=verify-full',
  },
  {
    isMet: (error) => error instanceof StoreUnavailableError && isMissingFile(error.cause),
    advice: 'This file is named in DATABASE_URL (sslrootcert, sslcert or sslkey) and must be there',
  },
  {
    isMet: byCode(/^42501$/),
    advice:
      'The user of DATABASE_URL may not make tables. Make it the owner of the database (ALTER DATABASE name OWNER TO user), or grant it all on the schema (GRANT ALL ON SCHEMA public TO user)',
  },
];

/** The error and what caused it. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** What to do about it; null where waiting may help, or where the error says all that is known. */
export function adviceOn(error: unknown): string | null {
  const causes = causesOf(error);
  return troubles.find(({ isMet }) => causes.some(isMet))?.advice ?? null;
}

/** An error in words; a connection refused at every address has a code but no message, and of certificates Node adds what is no use here. */
function inWords(error: Error): string {
  return error.message.split('; if the root CA', 1)[0] || codeOf(error) || error.name;
}

/** Why the database cannot be used, in words: the error, what caused it, and what to do about it. */
export function explainTrouble(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reasons = causesOf(error).map(inWords).join(': ');
  const advice = adviceOn(error);
  return advice === null ? reasons : `${reasons}. ${advice}`;
}
