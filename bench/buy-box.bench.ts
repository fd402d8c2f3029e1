import { startFoyer } from '../e2e/support/foyer.ts';
import { build } from '../scripts/installed.mjs';
import { report } from './report.ts';
import { measureLighthouse } from './support/lighthouse-figures.ts';
import { measureWeight } from './support/page-weight.ts';

/** The Buy Box page of the built site, as the real server sends it, with its form. */
build();
const foyer = await startFoyer({ NODE_ENV: 'production' });
try {
  const url = `${foyer.url}/buy-box`;
  report('buy box', [...(await measureWeight(url)), ...(await measureLighthouse(url))]);
} finally {
  await foyer.stop();
}
