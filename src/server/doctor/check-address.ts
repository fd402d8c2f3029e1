import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/loopback.ts';
import { apiPaths } from '../../contract/paths.ts';
import { UPLOAD_MAX_BYTES } from '../../contract/upload-limits.ts';
import { look, ok, reasonOf, type Finding } from './finding.ts';

const LIMIT_MS = 10_000;
const TOO_LARGE = 413;
const WWW = 'www.';

/** Asks an address on the web, or sends it a body; does not follow where it leads. */
export type AskAddress = (url: string, body?: Uint8Array<ArrayBuffer>) => Promise<Pick<Response, 'status' | 'headers'>>;

export const askAddress: AskAddress = (url, body) =>
  fetch(url, {
    signal: AbortSignal.timeout(LIMIT_MS),
    redirect: 'manual',
    ...(body && { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } }),
  });

function whyUnreached(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

/** The site as visitors reach it: through the DNS, the proxy and its certificate. */
async function checkOwn(publicUrl: string, ask: AskAddress): Promise<Finding> {
  try {
    const { status } = await ask(`${publicUrl}${apiPaths.health}`);
    return status === 200
      ? ok('address', `${publicUrl} leads to a Foyer that answers`)
      : look(
          'address',
          `${publicUrl} answers ${status} where Foyer answers 200. Is it running, and does the proxy lead to it?`,
        );
  } catch (error) {
    return look('address', `${publicUrl} could not be reached from here (${whyUnreached(error)})`);
  }
}

/** The site under the name that people type as well: with `www.` or without it. Null where nobody would, as in front of `shop.example.com`. */
function otherAddress(publicUrl: string): string | null {
  const { protocol, host } = new URL(publicUrl);
  if (host.startsWith(WWW)) return `${protocol}//${host.slice(WWW.length)}`;
  return /^[^.]+\.[^.]+$/.test(host) ? `${protocol}//${WWW}${host}` : null;
}

/** Whether an answer leads to the site, by whichever path. */
function leadsTo(publicUrl: string, from: string, { status, headers }: Awaited<ReturnType<AskAddress>>): boolean {
  const to = URL.parse(headers.get('location') ?? '', from);
  return status >= 300 && status < 400 && to?.origin === new URL(publicUrl).origin;
}

async function checkOther(publicUrl: string, ask: AskAddress): Promise<Finding[]> {
  const other = otherAddress(publicUrl);
  if (other === null) return [];
  try {
    const answer = await ask(`${other}/`);
    return [
      leadsTo(publicUrl, other, answer)
        ? ok('address', `${other} leads there too`)
        : look(
            'address',
            `${other} answers ${answer.status} and does not lead to ${publicUrl}: a visitor who begins there has lost what they typed after a payment. Let the proxy redirect it (deploy/)`,
          ),
    ];
  } catch (error) {
    return [
      look(
        'address',
        `${other} could not be reached (${whyUnreached(error)}): whoever types that name finds nobody. Point it to the same server in the DNS, and let the proxy redirect it (deploy/)`,
      ),
    ];
  }
}

/** The site for who types or follows its name without https; there is none where nobody would, as of `https://example.com:8443`. */
async function checkPlain(publicUrl: string, ask: AskAddress): Promise<Finding[]> {
  const { protocol, host, port } = new URL(publicUrl);
  if (protocol !== 'https:' || port !== '') return [];
  const plain = `http://${host}`;
  try {
    const answer = await ask(`${plain}/`);
    return leadsTo(publicUrl, plain, answer)
      ? [ok('address', `${plain} leads there too`)]
      : [
          look(
            'address',
            `${plain} answers ${answer.status} and does not lead to ${publicUrl}: what a visitor types there can be read on its way. Let the proxy redirect it (deploy/)`,
          ),
        ];
  } catch (error) {
    return [
      look(
        'address',
        `${plain} could not be reached (${whyUnreached(error)}): an old link to it finds nobody. Open port 80, and let the proxy redirect it (deploy/)`,
      ),
    ];
  }
}

/** Whether the largest picture of an onboarding form gets through to Foyer, which does not take this one: it is none. */
async function checkUploads(publicUrl: string, ask: AskAddress): Promise<Finding[]> {
  try {
    const { status } = await ask(`${publicUrl}${apiPaths.uploads}`, new Uint8Array(UPLOAD_MAX_BYTES));
    if (status !== TOO_LARGE) return [];
    const megabytes = UPLOAD_MAX_BYTES / 2 ** 20;
    return [
      look(
        'address',
        `the proxy takes no pictures of ${megabytes} MB: buyers cannot send their logo. In nginx set client_max_body_size ${megabytes + 1}m (deploy/)`,
      ),
    ];
  } catch {
    // Whoever answers before all of it has come may close the connection.
    return [];
  }
}

/** The site under its names, and whether all that it takes gets through to it. */
export async function checkAddress({ publicUrl }: Config, ask: AskAddress): Promise<Finding[]> {
  if (isLoopback(publicUrl)) return [];
  const own = await checkOwn(publicUrl, ask);
  const ways = [...(await checkPlain(publicUrl, ask)), ...(await checkOther(publicUrl, ask))];
  return [own, ...ways, ...(own.state === 'ok' ? await checkUploads(publicUrl, ask) : [])];
}
