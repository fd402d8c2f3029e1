import { createHmac } from 'node:crypto';

const BASE64_PREFIX = 'whsec_';

/** Standard Webhooks: after `whsec_` the key is base64, any other secret is taken as it stands. */
function signingKey(secret: string): Buffer {
  return secret.startsWith(BASE64_PREFIX)
    ? Buffer.from(secret.slice(BASE64_PREFIX.length), 'base64')
    : Buffer.from(secret, 'utf8');
}

/** The `webhook-signature` header: an HMAC-SHA256 over id, timestamp (epoch seconds) and body. */
export function signWebhook(secret: string, message: { id: string; timestamp: string; body: string }): string {
  const hmac = createHmac('sha256', signingKey(secret));
  return `v1,${hmac.update(`${message.id}.${message.timestamp}.${message.body}`).digest('base64')}`;
}
