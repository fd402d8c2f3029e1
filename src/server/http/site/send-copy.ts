import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readRange, type ByteRange } from './byte-range.ts';
import type { Copy, HeaderList } from './copy.ts';
import { isSameCopy, judge } from './preconditions.ts';

function sendEmpty(response: ServerResponse, status: number, headers: HeaderList): void {
  response.writeHead(status, headers);
  response.end();
}

function sendBytes(response: ServerResponse, { body }: Copy, range: ByteRange): void {
  if (typeof body !== 'function') response.end(body.subarray(range.start, range.end + 1));
  else if (response.req.method === 'HEAD') response.end();
  // Where the disk fails or the client goes in the midst of it, the connection ends; there is nobody to tell.
  else pipeline(body(range), response).catch(() => undefined);
}

function sendWhole(response: ServerResponse, status: number, copy: Copy): void {
  response.writeHead(status, copy.headers);
  if (typeof copy.body !== 'function') response.end(copy.body);
  else sendBytes(response, copy, { start: 0, end: copy.size - 1 });
}

function sendPart(response: ServerResponse, copy: Copy, range: ByteRange): void {
  const { start, end } = range;
  response.writeHead(206, [
    ...copy.headers.map((text, at) => (copy.headers[at - 1] === 'content-length' ? String(end - start + 1) : text)),
    'content-range',
    `bytes ${start}-${end}/${copy.size}`,
  ]);
  sendBytes(response, copy, range);
}

/** Answers a GET or HEAD with a copy, by the request's conditions and range. */
export function sendCopy(request: IncomingMessage, response: ServerResponse, copy: Copy): void {
  const { headers, method } = request;
  const verdict = judge(headers, copy);
  if (verdict === 'unchanged') sendEmpty(response, 304, copy.commonHeaders);
  else if (verdict === 'failed') sendEmpty(response, 412, ['content-length', '0', ...copy.commonHeaders]);
  else {
    const range = method === 'GET' ? readRange(headers.range, copy.size) : null;
    if (range === null || !isSameCopy(headers['if-range']?.toString(), copy)) sendWhole(response, 200, copy);
    else if (range === 'none')
      sendEmpty(response, 416, ['content-length', '0', 'content-range', `bytes */${copy.size}`, ...copy.commonHeaders]);
    else sendPart(response, copy, range);
  }
}

/** Sends it whole in place of what is not there; conditions and ranges are for what is. */
export function sendInstead(response: ServerResponse, copy: Copy): void {
  sendWhole(response, 404, copy);
}
