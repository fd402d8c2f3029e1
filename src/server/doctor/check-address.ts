import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/loopback.ts';
import { apiPaths } from '../../contract/paths.ts';
import { look, ok, reasonOf, type Finding } from './finding.ts';

const LIMIT_MS = 10_000;
const WWW = 'www.';

/** Asks an address on the web; does not follow where it leads. */
export type AskAddress = (url: string) => Promise<Pick<Response, 'status' | 'headers'>>;

export const askAddress: AskAddress = (url) =>
  fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' });

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

/** Both names of the site. */
export async function checkAddress({ publicUrl }: Config, ask: AskAddress): Promise<Finding[]> {
  if (isLoopback(publicUrl)) return [];
  return [await checkOwn(publicUrl, ask), ...(await checkOther(publicUrl, ask))];
}
