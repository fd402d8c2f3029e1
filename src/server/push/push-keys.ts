import { createECDH } from 'node:crypto';
import { cachedSecret } from '../store/access/secrets.ts';
import type { Store } from '../store/engine/store.ts';

const SECRET = 'push-vapid';

/** The server's key pair for Web Push (RFC 8292), in base64url: the point uncompressed, and its scalar. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys that all processes over this database share; the first to ask makes them. Of 32 random bytes practically all are a scalar of P-256. */
export function createPushKeys(store: Store): () => Promise<PushKeys> {
  const secret = cachedSecret(store, SECRET);
  return async () => {
    const privateKey = await secret();
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return { publicKey: pair.getPublicKey('base64url'), privateKey };
  };
}
