import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/loopback.ts';
import { apiPaths } from '../../contract/paths.ts';
import { look, ok, reasonOf, type Finding } from './finding.ts';

const LIMIT_MS = 10_000;

/** The site as visitors reach it: through the DNS, the proxy and its certificate. */
export async function checkAddress({ publicUrl }: Config): Promise<Finding[]> {
  if (isLoopback(publicUrl)) return [];
  try {
    const { status } = await fetch(`${publicUrl}${apiPaths.health}`, {
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'manual',
    });
    return status === 200
      ? [ok('address', `${publicUrl} leads to a Foyer that answers`)]
      : [
          look(
            'address',
            `${publicUrl} answers ${status} where Foyer answers 200. Is it running, and does the proxy lead to it?`,
          ),
        ];
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return [look('address', `${publicUrl} could not be reached from here (${reasonOf(cause)})`)];
  }
}
