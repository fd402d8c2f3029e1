import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress } from './loopback-address.ts';

/** Whether an address is a proxy's whose word counts; `hop` is 0 for the one that is connected to this server. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** TRUST_PROXY as a rule. */
export function proxyTrust(setting: Config['trustProxy']): ProxyTrust {
  if (typeof setting === 'boolean') return () => setting;
  return typeof setting === 'number' ? (_address, hop) => hop < setting : compile(setting);
}

/** Whether many clients connect from an address: a proxy's, or this machine's own. */
export function sharedAddresses(setting: Config['trustProxy']): (address: string) => boolean {
  const isProxy = proxyTrust(setting);
  return (address) => isProxy(address, 0) || isLoopbackAddress(address);
}
