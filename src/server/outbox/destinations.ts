import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** Where deliveries go. Stored by name: the address is looked up when a delivery is sent. `crm` receives every form but the two with their own address. */
export type Destination = 'crm' | 'crm-quiz' | 'crm-deal' | 'mail';

/** Whether it goes to a mailbox; everything else is a webhook. */
export function isMail({ destination }: { readonly destination: string }): boolean {
  return destination === ('mail' satisfies Destination);
}

/** The settings that say where deliveries go. */
export type AddressSettings = Pick<Config, 'crmWebhookUrl' | 'crmQuizWebhookUrl' | 'crmDealWebhookUrl' | 'smtpUrl'>;

/** One address and the destinations that share it. They are paused together. */
export interface Address {
  /** The same for the same address in every process, and after a restart. */
  readonly id: string;
  readonly url: string;
  readonly destinations: readonly Destination[];
}

/** A hash, because an address can contain a key. Without the password: a short one could be guessed from the hash. */
function addressId(address: string): string {
  const url = new URL(address);
  url.password = '';
  return createHash('sha256').update(url.href).digest('hex').slice(0, 32);
}

/** The addresses that are set. Deliveries to any other destination wait. */
export function listAddresses(config: AddressSettings): Address[] {
  const { crmWebhookUrl, crmQuizWebhookUrl, crmDealWebhookUrl, smtpUrl } = config;
  const urls: readonly (readonly [Destination, string | null])[] = [
    ['crm', crmWebhookUrl],
    ['crm-quiz', crmQuizWebhookUrl ?? crmWebhookUrl],
    ['crm-deal', crmDealWebhookUrl ?? crmWebhookUrl],
    ['mail', smtpUrl],
  ];
  const set = urls.flatMap(([destination, url]) => (url === null ? [] : [{ destination, url, id: addressId(url) }]));
  return [...Map.groupBy(set, ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    first === undefined
      ? []
      : [{ id, url: first.url, destinations: [first, ...others].map(({ destination }) => destination) }],
  );
}

/** The same, by destination. */
export function readAddresses(config: AddressSettings): ReadonlyMap<string, Address> {
  return new Map(
    listAddresses(config).flatMap((address) => address.destinations.map((destination) => [destination, address])),
  );
}
