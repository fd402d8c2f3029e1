import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** The address is not one that a webhook may go to. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** Resolves a name to all its addresses, as node:dns does. */
export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (hostname, callback) => systemLookup(hostname, { all: true }, callback);

function refusal(hostname: string, addresses: readonly LookupAddress[]): RefusedAddressError {
  const list = addresses.map(({ address }) => address).join(', ') || 'no address';
  return new RefusedAddressError(
    `${hostname} is a private address (${list}); set ALLOW_PRIVATE_WEBHOOKS=1 if it is on your own network`,
  );
}

/**
 * A `lookup` for node:net that hands on public addresses only. The socket connects to exactly what it is given, so a name that
 * resolves to something else between a check and the connection gains nothing.
 */
export function createGuardedLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const allowed = addresses.filter(({ address }) => isPublicAddress(address));
      const first = allowed[0];
      if (first === undefined) return callback(refusal(hostname, addresses), []);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}

/** Why nothing may be sent to an address, as far as it shows without a look-up; null where that is not known. Each attempt looks again. */
export function refusalOfAddress(url: URL): string | null {
  if (url.hostname === 'localhost' || url.hostname.endsWith('.localhost'))
    return 'This address is on this machine. Set ALLOW_PRIVATE_WEBHOOKS=1 if that is meant';
  try {
    refuseLiteralAddress(url);
    return null;
  } catch {
    return 'This is a private address. Set ALLOW_PRIVATE_WEBHOOKS=1 if it is on your own network';
  }
}

/** node:net looks nothing up for an address that stands in the URL itself. */
export function refuseLiteralAddress({ hostname }: URL): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal))
    throw refusal(hostname, [{ address: literal, family: isIP(literal) }]);
}
