import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts';
import { linger } from './linger.ts';
import { problemBody, refusal } from './problems.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is not HTTP at all, before there is a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const body = problemBody(refusal(status));
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  linger(socket);
}
