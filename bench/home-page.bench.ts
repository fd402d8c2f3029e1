import { startFoyer } from '../e2e/support/foyer.ts';
import { build } from '../scripts/installed.mjs';
import { report } from './report.ts';
import { measureLighthouse } from './support/lighthouse-figures.ts';
import { measureWeight } from './support/page-weight.ts';

/** The home page of the built site, as the real server sends it: its weight over the wire, and what Lighthouse says of it on a phone. */
build();
const foyer = await startFoyer({ NODE_ENV: 'production' });
try {
  const url = `${foyer.url}/`;
  report('home page', [...(await measureWeight(url)), ...(await measureLighthouse(url))]);
} finally {
  await foyer.stop();
}
