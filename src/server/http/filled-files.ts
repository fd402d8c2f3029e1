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
  readonly compressed: Map<'br' | 'gzip', Promise<Buffer>>;
}

/** The file with the address in it; null for one that does not need it. */
export function fillFile(webRoot: string, file: string, publicUrl: string): FilledFile | null {
  const type = `/${file}` === FEED_PATH ? 'application/rss+xml; charset=utf-8' : types[extname(file)];
  if (type === undefined) return null;
  const written = readFileSync(join(webRoot, file), 'utf8');
  if (!written.includes(ORIGIN_MARK)) return null;
  const text = written.replaceAll(ORIGIN_MARK, publicUrl);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { type, etag, text, compressed: new Map() };
}

function compress(text: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return zip(bytes, { level: constants.Z_BEST_COMPRESSION });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/** What the browser takes; a coding with `q=0` is one it refuses. */
function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const taken = (coding: string) =>
    accepted.split(',').some((entry) => {
      const [name, quality = 'q=1'] = entry.split(';').map((part) => part.trim());
      return name === coding && !/^q=0(\.0*)?$/.test(quality);
    });
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : null;
}

/** Sends the file as small as the browser takes it; compressed when it is first asked for, and then kept. */
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
  const ready = file.compressed.get(encoding) ?? compress(file.text, encoding);
  file.compressed.set(encoding, ready);
  return reply.header('content-encoding', encoding).send(await ready);
}
