import type { Config } from '../config.ts';

/** Where deliveries can go. Stored by name: the address is looked up when one is sent. `crm` takes every form but the two with an address of their own. */
export type Destination = 'crm' | 'crm-quiz' | 'crm-deal' | 'mail';

/** Whether it goes to a mailbox; everything else is a webhook. */
export function isMail({ destination }: { readonly destination: string }): boolean {
  return destination === ('mail' satisfies Destination);
}

/** The settings that say where deliveries go. */
export type AddressSettings = Pick<Config, 'crmWebhookUrl' | 'crmQuizWebhookUrl' | 'crmDealWebhookUrl' | 'smtpUrl'>;

/** The addresses that are set, by destination; what goes elsewhere waits. */
export function readAddresses(config: AddressSettings): ReadonlyMap<string, string> {
  const addresses: Readonly<Record<Destination, string | null>> = {
    crm: config.crmWebhookUrl,
    'crm-quiz': config.crmQuizWebhookUrl ?? config.crmWebhookUrl,
    'crm-deal': config.crmDealWebhookUrl ?? config.crmWebhookUrl,
    mail: config.smtpUrl,
  };
  return new Map(Object.entries(addresses).flatMap(([name, url]) => (url === null ? [] : [[name, url]])));
}
