/**
 * The address of a PostgreSQL, as its own programs and pg both know it: `postgres://user:password@host:5432/name?sslmode=...`. On a socket the host is left
 * out, and `?host=/var/run/postgresql` names its folder.
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS
 */

/** Stands for a host that is left out: a URL of the web's kind cannot be without one. */
const NO_HOST = 'no-host.invalid';
const SSL_MODE = 'sslmode';
/** All of them are TLS to a server whose certificate is checked; `verify-full` is what pg calls that in every version. */
const CHECKED = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);
/** TLS to a server that may be anybody. */
const UNCHECKED = 'no-verify';
/** With it pg takes `sslmode` as PostgreSQL's own programs do, which do not know it. */
const AS_TOOLS = 'uselibpqcompat';

/** Null where the text is no such address. */
export function parsePostgresAddress(text: string): URL | null {
  const withHost = text.replace(/^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?=[/?]|$)/, `$1${NO_HOST}`);
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(withHost) ? new URL(withHost) : null;
}

function write(url: URL): string {
  return url.href.replace(NO_HOST, '');
}

/** The address as pg takes it. */
export function addressForDriver(text: string): string {
  const url = parsePostgresAddress(text);
  if (url === null || url.searchParams.has(AS_TOOLS)) return text;
  if (!CHECKED.has(url.searchParams.get(SSL_MODE) ?? '')) return text;
  url.searchParams.set(SSL_MODE, 'verify-full');
  return write(url);
}

/** The address as PostgreSQL's own programs take it, and what must not stand in it. */
export interface ToolAddress {
  /** Without the password, which others could read from the list of processes. */
  readonly address: string;
  readonly password: string | null;
  /** Whether the server's certificate is checked, and the address names no authority to check it by. */
  readonly needsAuthorities: boolean;
}

export function addressForTools(text: string): ToolAddress {
  const url = parsePostgresAddress(text);
  if (url === null) return { address: text, password: null, needsAuthorities: false };
  const { searchParams: given } = url;
  const mode = given.get(SSL_MODE) ?? '';
  const isChecked = CHECKED.has(mode) && !given.has(AS_TOOLS);
  if (isChecked) given.set(SSL_MODE, 'verify-full');
  if (mode === UNCHECKED) given.set(SSL_MODE, 'require');
  given.delete(AS_TOOLS);
  const password = url.password === '' ? null : decodeURIComponent(url.password);
  url.password = '';
  return { address: write(url), password, needsAuthorities: isChecked && !given.has('sslrootcert') };
}
