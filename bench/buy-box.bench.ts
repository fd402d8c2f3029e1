import { startFoyer } from '../e2e/support/foyer.ts';
import { report } from './report.ts';
import { measureLighthouse, measureWeight } from './support/page-figures.ts';

/** The Buy Box page of the built site, as the real server sends it, with its form. */
const foyer = await startFoyer({ NODE_ENV: 'production' });
try {
  const url = `${foyer.url}/buy-box`;
  report('buy box', [...(await measureWeight(url)), ...(await measureLighthouse(url))]);
} finally {
  await foyer.stop();
}
