import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FEED_PATH } from '../../contract/feed.ts';
import { ORIGIN_MARK } from '../../contract/site-origin.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The first answer waits for its copy: 3 ms for a page of 50 KB, a tenth larger than the smallest, which takes 100 ms. */
const QUICK_BROTLI_QUALITY = 6;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** A file of the build in which the site's address had to be filled in, so that the copies beside it cannot be sent. */
export interface FilledFile {
  readonly type: string;
  readonly etag: string;
  readonly text: string;
  readonly copies: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

/** The file with the address in it; null for one that does not need it. */
export function fillFile(webRoot: string, file: string, publicUrl: string): FilledFile | null {
  const type = `/${file}` === FEED_PATH ? 'application/rss+xml; charset=utf-8' : types[extname(file)];
  if (type === undefined) return null;
  const written = readFileSync(join(webRoot, file), 'utf8');
  if (!written.includes(ORIGIN_MARK)) return null;
  const text = written.replaceAll(ORIGIN_MARK, publicUrl);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { type, etag, text, copies: new Map() };
}

function compressBrotli(text: string, quality: number): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

let smallestTurn: Promise<unknown> = Promise.resolve();

/** Makes the smallest copy in the background, one file after the other, and keeps it for the answers to come. */
function keepSmallest(file: FilledFile): void {
  const make = async () => {
    const smallest = await compressBrotli(file.text, constants.BROTLI_MAX_QUALITY);
    file.copies.set('br', Promise.resolve(smallest));
  };
  // Should it ever fail, the quick copy stays.
  smallestTurn = smallestTurn.then(make).catch(() => undefined);
}

function copyOf(file: FilledFile, encoding: Encoding): Promise<Buffer> {
  const kept = file.copies.get(encoding);
  if (kept !== undefined) return kept;
  const quick =
    encoding === 'br'
      ? compressBrotli(file.text, QUICK_BROTLI_QUALITY)
      : zip(Buffer.from(file.text), { level: constants.Z_BEST_COMPRESSION });
  file.copies.set(encoding, quick);
  if (encoding === 'br') keepSmallest(file);
  return quick;
}

/** What the browser takes; a coding with `q=0` is one it refuses. */
function encodingFor(accepted: string): Encoding | null {
  const taken = (coding: string) =>
    accepted.split(',').some((entry) => {
      const [name, quality = 'q=1'] = entry.split(';').map((part) => part.trim());
      return name === coding && !/^q=0(\.0*)?$/.test(quality);
    });
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : null;
}

/** Sends the file as small as the browser takes it; compressed when it is first asked for, then smaller still, and kept. */
export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FilledFile,
): Promise<FastifyReply> {
  reply.headers({ 'content-type': file.type, etag: file.etag, vary: 'accept-encoding' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(file.etag) && reply.statusCode === 200) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding === null) return reply.send(file.text);
  return reply.header('content-encoding', encoding).send(await copyOf(file, encoding));
}
