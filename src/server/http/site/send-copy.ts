import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readRange, type ByteRange } from './byte-range.ts';
import type { Copy, HeaderList } from './copy.ts';
import { isSameCopy, judge } from './preconditions.ts';

function sendEmpty(response: ServerResponse, status: number, headers: HeaderList): number {
  response.writeHead(status, headers);
  response.end();
  return status;
}

function sendBytes(response: ServerResponse, { body }: Copy, range: ByteRange): void {
  if (typeof body !== 'function') response.end(body.subarray(range.start, range.end + 1));
  else if (response.req.method === 'HEAD') response.end();
  // Where the disk fails or the client goes in the midst of it, the connection ends; there is nobody to tell.
  else pipeline(body(range), response).catch(() => undefined);
}

function sendWhole(response: ServerResponse, status: number, copy: Copy): number {
  response.writeHead(status, copy.headers);
  if (typeof copy.body !== 'function') response.end(copy.body);
  else sendBytes(response, copy, { start: 0, end: copy.size - 1 });
  return status;
}

function sendPart(response: ServerResponse, copy: Copy, range: ByteRange): number {
  const { start, end } = range;
  response.writeHead(206, [
    ...copy.headers.map((text, at) => (copy.headers[at - 1] === 'content-length' ? String(end - start + 1) : text)),
    'content-range',
    `bytes ${start}-${end}/${copy.size}`,
  ]);
  sendBytes(response, copy, range);
  return 206;
}

/** Answers a GET or HEAD with a copy, by the request's conditions and range; says with which status. */
export function sendCopy(request: IncomingMessage, response: ServerResponse, copy: Copy): number {
  const { headers, method } = request;
  const verdict = judge(headers, copy);
  if (verdict === 'unchanged') return sendEmpty(response, 304, copy.commonHeaders);
  if (verdict === 'failed') return sendEmpty(response, 412, ['content-length', '0', ...copy.commonHeaders]);
  const range = method === 'GET' ? readRange(headers.range, copy.size) : null;
  if (range === null || !isSameCopy(headers['if-range']?.toString(), copy)) return sendWhole(response, 200, copy);
  if (range !== 'none') return sendPart(response, copy, range);
  const noSuchPart = ['content-length', '0', 'content-range', `bytes */${copy.size}`];
  return sendEmpty(response, 416, [...noSuchPart, ...copy.commonHeaders]);
}

/** Sends it whole in place of what is not there; conditions and ranges are for what is. */
export function sendInstead(response: ServerResponse, copy: Copy): number {
  return sendWhole(response, 404, copy);
}

/** Where not even the page for what is not there is. */
export function sendNothing(response: ServerResponse): number {
  return sendEmpty(response, 404, ['content-length', '0']);
}
