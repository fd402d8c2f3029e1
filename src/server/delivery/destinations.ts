import type { Config } from '../config.ts';

/** Where deliveries can go. Stored by name: the address is looked up when one is sent. */
export type Destination = 'crm-quiz' | 'crm-deal';

/** The addresses that are set, by destination; what goes elsewhere waits. */
export function readAddresses(
  config: Pick<Config, 'crmWebhookUrl' | 'crmQuizWebhookUrl' | 'crmDealWebhookUrl'>,
): ReadonlyMap<string, string> {
  const addresses: Readonly<Record<Destination, string | null>> = {
    'crm-quiz': config.crmQuizWebhookUrl ?? config.crmWebhookUrl,
    'crm-deal': config.crmDealWebhookUrl ?? config.crmWebhookUrl,
  };
  return new Map(Object.entries(addresses).flatMap(([name, url]) => (url === null ? [] : [[name, url]])));
}
