/** What ad networks add to the address of a link, so that the click can be told; by the parameter, in small letters. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ['gclid', 'Google Ads'],
  ['gad_source', 'Google Ads'],
  ['gbraid', 'Google Ads'],
  ['wbraid', 'Google Ads'],
  ['msclkid', 'Microsoft Ads'],
  // Facebook and Instagram add it to every link, not only to those of ads.
  ['fbclid', 'Facebook or Instagram'],
  ['ttclid', 'TikTok'],
  ['li_fat_id', 'LinkedIn'],
  ['twclid', 'X'],
  ['rdt_cid', 'Reddit'],
  ['epik', 'Pinterest'],
  ['sccid', 'Snapchat'],
]);

/** The network whose link was pressed, told by the click's id in the landing page's query; null where there is none. Which click it was is not read. */
export function adNetwork(query: URLSearchParams): string | null {
  for (const name of query.keys()) {
    const network = NETWORKS.get(name.toLowerCase());
    if (network !== undefined) return network;
  }
  return null;
}
