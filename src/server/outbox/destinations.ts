import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeliveryChannel } from '../../contract/owner.ts';
import type { HighLevelSettings } from '../../contract/highlevel.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../store/schema/schema.ts';
import { eventChannel, type EventChannel } from '../store/outbox/event-channel.ts';
import { SETTINGS_DESTINATION, listEventDestinations } from '../store/stream/event-destinations.ts';

/** Where deliveries go. Stored by name: the address is looked up when a delivery is sent. `crm` receives every form but the two with their own address. */
export type Destination = 'crm' | 'crm-quiz' | 'crm-deal' | 'mail' | 'push';

/** What receives what goes to a destination. */
export function channelOf({ destination }: { readonly destination: string }): DeliveryChannel {
  return destination === 'mail' || destination === 'push' ? destination : 'crm';
}

/** Whether it goes to a mailbox. */
export function isMail(delivery: { readonly destination: string }): boolean {
  return channelOf(delivery) === 'mail';
}

/** The settings that say where deliveries go. */
export type AddressSettings = Pick<Config, 'crmWebhookUrl' | 'crmQuizWebhookUrl' | 'crmDealWebhookUrl' | 'smtpUrl'> &
  Partial<Pick<Config, 'crmEventsUrl' | 'crmEventsSecret' | 'highLevelUrl'>>;

/** HighLevel's API. */
export const HIGHLEVEL_URL = 'https://services.leadconnectorhq.com';

/** One address and the destinations that share it. They are paused together. */
export interface Address {
  /** The same for the same address in every process, and after a restart. */
  readonly id: string;
  readonly url: string;
  readonly destinations: readonly (Destination | EventChannel)[];
}

/** A hash, because an address can contain a key. Without the password: a short one could be guessed from the hash. */
function addressId(address: string): string {
  const url = new URL(address);
  url.password = '';
  return createHash('sha256').update(url.href).digest('hex').slice(0, 32);
}

/** The devices that are told by Web Push. Each has an address of its own, and none pauses the others. */
export const pushAddress: Address = { id: 'push', url: 'push:devices', destinations: ['push'] };

type Named = readonly [destination: Address['destinations'][number], url: string | null];

function fixedAddresses(config: AddressSettings): readonly Named[] {
  const { crmWebhookUrl, crmQuizWebhookUrl, crmDealWebhookUrl, smtpUrl } = config;
  return [
    ['crm', crmWebhookUrl],
    ['crm-quiz', crmQuizWebhookUrl ?? crmWebhookUrl],
    ['crm-deal', crmDealWebhookUrl ?? crmWebhookUrl],
    ['mail', smtpUrl],
  ];
}

function asAddresses(urls: readonly Named[]): Address[] {
  const set = urls.flatMap(([destination, url]) => (url === null ? [] : [{ destination, url, id: addressId(url) }]));
  return [...Map.groupBy(set, ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    first === undefined
      ? []
      : [{ id, url: first.url, destinations: [first, ...others].map(({ destination }) => destination) }],
  );
}

/** Where the event stream goes now. */
export interface EventTarget {
  readonly id: string;
  readonly channel: EventChannel;
  readonly url: string;
  /** Signs webhooks; of HighLevel its token. */
  readonly secret: string | null;
  /** Null for a webhook. */
  readonly highLevel: HighLevelSettings | null;
}

/** The event destinations that are on; the settings' one has its address there. */
export async function listEventTargets(
  db: Kysely<Database>,
  { crmEventsUrl = null, crmEventsSecret = null, highLevelUrl = HIGHLEVEL_URL }: AddressSettings,
): Promise<EventTarget[]> {
  const all = await listEventDestinations(db);
  return all.flatMap(({ id, url, secret, isOn, highLevel }) => {
    const own = id === SETTINGS_DESTINATION ? { url: crmEventsUrl, secret: crmEventsSecret } : { url, secret };
    if (!isOn || own.url === null) return [];
    // All of HighLevel is at one address, and each location is paused by itself.
    const address = highLevel === null ? own.url : new URL(`#${id}`, highLevelUrl).href;
    return [{ id, channel: eventChannel(id), url: address, secret: own.secret, highLevel }];
  });
}

/** The addresses that are set, with these of the event stream. Deliveries to any other destination wait. */
export function listAddresses(config: AddressSettings, targets: readonly EventTarget[] = []): Address[] {
  return asAddresses([...fixedAddresses(config), ...targets.map(({ channel, url }): Named => [channel, url])]);
}

/** All addresses as they are set now. */
export async function findAddresses(db: Kysely<Database>, config: AddressSettings): Promise<Address[]> {
  return listAddresses(config, await listEventTargets(db, config));
}

/** The same, by destination. */
export function byDestination(addresses: readonly Address[]): ReadonlyMap<string, Address> {
  return new Map(
    addresses.flatMap((address) => address.destinations.map((destination) => [destination, address] as const)),
  );
}
