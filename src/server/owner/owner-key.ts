import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;

/** What can be made only by a process that knows the owner's password and this database's secret. Another password makes another key. */
export interface OwnerKey {
  /** Stands in the database beside what is valid under this password only. */
  readonly fingerprint: string;
  /** A signature for `purpose` over `text`, in letters that a cookie takes. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  isSigned(purpose: string, text: string, signature: string): boolean;
}

/** Made slowly, so that the password is not guessed from what the database or a cookie holds; at the first use, and then kept. */
export function createOwnerKey(password: string, secret: string): () => Promise<OwnerKey> {
  async function make(): Promise<OwnerKey> {
    const derive = promisify<string, string, number, Buffer>(scrypt);
    const key = await derive(password, secret, KEY_BYTES);
    const digest = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}:${text}`).digest();
    const sign = (purpose: string, text: string) => digest(purpose, text).toString('base64url');
    return {
      fingerprint: sign('fingerprint', ''),
      sign,
      isSigned(purpose, text, signature) {
        const [given, own] = [Buffer.from(signature), Buffer.from(sign(purpose, text))];
        return given.length === own.length && timingSafeEqual(given, own);
      },
    };
  }
  let made: Promise<OwnerKey> | null = null;
  return async () => (made ??= make());
}
