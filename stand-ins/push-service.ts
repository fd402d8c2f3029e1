import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LAST_RECORD = 2;
const DAY_SECONDS = 24 * 60 * 60;
/** What a push service has to take at least (RFC 8030), and most take at most. */
const BODY_MAX_BYTES = 4096;

/** How the service answers. */
export interface PushMood {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A push that the service handed to a browser. */
export interface Pushed {
  /** What the browser decrypts. */
  readonly text: string;
  /** Who sent it, as its signed token says. */
  readonly contact: string;
  readonly headers: IncomingMessage['headers'];
  /** As it came: nothing of it can be read without the browser's key. */
  readonly sealed: Buffer;
}

/** A browser that is subscribed: what it tells the site, and its private part. */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly pair: ECDH;
  readonly auth: Buffer;
}

export interface PushService {
  readonly url: string;
  /** In the order in which they were taken. */
  readonly pushed: readonly Pushed[];
  /** The statuses of all answers so far. */
  readonly answered: readonly number[];
  behave(mood: PushMood): void;
  /** A browser of its own, which takes pushes that are signed with this server key alone. */
  subscribe(serverKey: string): PushBrowser;
  /** Resolves when so many requests were answered. */
  answers(count: number): Promise<void>;
  /** For whoever is to trust it, as it trusts real services. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** A certificate for this machine alone, with its key, made anew for each service. */
function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=Foyer stand-in', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  try {
    execFileSync('openssl', ['req', ...made, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** RFC 8291: what a browser reads of a push that was encrypted for it. */
export function openPush(sealed: Buffer, { pair, auth }: Pick<PushBrowser, 'pair' | 'auth'>): string {
  const salt = sealed.subarray(0, SALT_BYTES);
  const keyLength = sealed.readUInt8(SALT_BYTES + 4);
  const header = SALT_BYTES + 5 + keyLength;
  const senderKey = sealed.subarray(SALT_BYTES + 5, header);
  const expand = (key: Uint8Array, from: Uint8Array, info: Uint8Array | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const material = expand(pair.computeSecret(senderKey), auth, info, 32);
  const key = expand(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = expand(material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(sealed.subarray(header, -TAG_BYTES)), decipher.final()]);
  const end = record.findLastIndex((byte) => byte !== 0);
  if (record[end] !== LAST_RECORD) throw new Error('The record does not end as the last one does');
  return record.subarray(0, end).toString('utf8');
}

/** RFC 8292: who sent it. Throws where the token is not signed by this key, or for another service, or holds too long. */
function readToken(header: string | undefined, serverKey: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key !== serverKey) throw new Error('Signed by another key than the browser subscribed with');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('The signature is wrong');
  const { aud, exp, sub }: { aud: string; exp: number; sub: string } = JSON.parse(
    Buffer.from(claims, 'base64url').toString('utf8'),
  );
  const now = Date.now() / 1000;
  if (aud !== origin || exp <= now || exp > now + DAY_SECONDS || !/^(?:mailto:|https?:)/.test(sub))
    throw new Error('The claims are wrong');
  return sub;
}

/**
 * A push service on a free loopback port, over TLS; the caller closes it. It checks the sender's signature, and opens what it takes, as the browser
 * would. An address that nobody subscribed is answered 404.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, PushBrowser & { readonly serverKey: string }>();
  const pushed: Pushed[] = [];
  const answered: number[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let mood: PushMood = { status: 201 };

  function judge({ url = '', headers }: IncomingMessage, sealed: Buffer): PushMood {
    const browser = browsers.get(url);
    if (browser === undefined) return { status: 404 };
    if (mood.status >= 300) return mood;
    if (sealed.length > BODY_MAX_BYTES) return { status: 413 };
    if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined) return { status: 400 };
    try {
      const contact = readToken(headers.authorization, browser.serverKey, service.url);
      pushed.push({ text: openPush(sealed, browser), contact, headers, sealed });
      return mood;
    } catch {
      return { status: 403 };
    }
  }

  const made = makeCertificate();
  const server = createServer(made, (request, response) => {
    void buffer(request).then(
      (sealed) => {
        const { status, headers } = judge(request, sealed);
        answered.push(status);
        response.writeHead(status, { ...headers }).end('said by the stand-in');
        for (const wait of waiting) if (answered.length >= wait.count) wait.resolve();
        return null;
      },
      () => null,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  const service: PushService = {
    url: `https://localhost:${address.port}`,
    pushed,
    answered,
    certificate: made.cert,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    behave(next) {
      mood = next;
    },
    subscribe(serverKey) {
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const keys = { p256dh, auth: auth.toString('base64url') };
      const browser = { subscription: { endpoint: `${service.url}${path}`, keys }, pair, auth };
      browsers.set(path, { ...browser, serverKey });
      return browser;
    },
    async answers(count) {
      if (answered.length >= count) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count, resolve });
      await promise;
    },
  };
  return service;
}
