import { apiPaths } from '../../contract/paths.ts';
import { isLoopback } from '../config/loopback.ts';
import { countedEvents } from '../payments/stripe/poll-missed-events.ts';
import { StripeRefused, type StripeAccess } from '../payments/stripe/stripe-access.ts';
import { look, ok, type Finding } from './finding.ts';

const ENDPOINTS_MAX = 100;
const LATE = 'Until then payments are found up to five minutes late';

/** Where Stripe sends its events, as the account has it; without a public address there is nothing to look at. */
export async function checkWebhook(access: StripeAccess, publicUrl: string): Promise<Finding[]> {
  if (isLoopback(publicUrl)) return [];
  const address = new URL(apiPaths.paymentsWebhook, publicUrl).href;
  const findings = (says: string) => [look('payments', says)];
  try {
    const { data } = await access.call('read webhook endpoints', (stripe) =>
      stripe.webhookEndpoints.list({ limit: ENDPOINTS_MAX }),
    );
    const ours = data.filter(({ url }) => url === address);
    const [endpoint, ...more] = ours.filter(({ status }) => status === 'enabled');
    if (ours.length === 0) {
      const near = data.find(
        ({ url }) => URL.canParse(url) && new URL(url).pathname.startsWith(apiPaths.paymentsWebhook),
      );
      const instead = near === undefined ? '' : `, but one at ${near.url}`;
      return findings(
        `Stripe has no webhook endpoint at ${address}${instead}: add it in Stripe under Webhooks. ${LATE}`,
      );
    }
    if (endpoint === undefined)
      return findings(
        `Stripe has disabled the webhook endpoint at ${address}: enable it in Stripe under Webhooks. ${LATE}`,
      );
    if (more.length > 0)
      return findings(
        `Stripe has ${more.length + 1} webhook endpoints at ${address}, each with a secret of its own: delete all but the one whose secret is STRIPE_WEBHOOK_SECRET`,
      );
    const sent: readonly string[] = endpoint.enabled_events;
    const missing = sent.includes('*') ? [] : countedEvents.filter((type) => !sent.includes(type));
    if (missing.length > 0)
      return findings(
        `the webhook endpoint at ${address} lacks ${missing.join(', ')}: add these events in Stripe under Webhooks. ${LATE}`,
      );
    return [ok('payments', `Stripe sends its events to ${address}`)];
  } catch (error) {
    if (!(error instanceof StripeRefused) || error.status !== 403) throw error;
    return findings(
      'whether Stripe sends its events could not be checked: STRIPE_SECRET_KEY may not read webhook endpoints',
    );
  }
}
