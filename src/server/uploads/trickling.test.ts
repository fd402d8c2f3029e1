import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { makePicture, multipartOf, postUpload } from '../../../test-support/data/uploads.ts';
import { uploadLimits, type UploadLimits } from './upload-slots.ts';

/** As the server has it, but for the span in which enough has to come in. */
async function openIntake(limits: Partial<UploadLimits> = {}) {
  const { app } = await openTestApp({ TRUST_PROXY: '1' }, { uploads: { ...uploadLimits, ...limits } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { app, port: Number(port) };
}

interface Trickle {
  readonly socket: Socket;
  /** Of the answer; 0 where the connection ended without one. */
  readonly status: Promise<number>;
}

/** A connection that announces a picture of a megabyte, and sends of it only a few bytes now and then. */
function trickle(port: number, forwardedFor: string): Trickle {
  const { headers } = multipartOf(Buffer.alloc(0));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${apiPaths.uploads} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${forwardedFor}\r\n` +
      `Content-Type: ${headers['content-type']}\r\nContent-Length: 1000000\r\n\r\n--`,
  );
  const drop = setInterval(() => socket.write('x'), 5);
  const status = new Promise<number>((resolve) => {
    socket.once('data', (answer: Buffer) => resolve(Number(answer.toString('latin1').split(' ', 2)[1])));
    socket.once('close', () => resolve(0));
  });
  // The server ends the connection with its answer, while more is being sent.
  socket.on('error', () => undefined);
  socket.on('close', () => clearInterval(drop));
  onTestFinished(() => void socket.destroy());
  return { socket, status };
}

/** The statuses of those that are answered first, as soon as there are so many. */
async function firstOf(trickles: readonly Trickle[], count: number): Promise<number[]> {
  const answered: number[] = [];
  const enough = Promise.withResolvers<void>();
  const hear = async ({ status }: Trickle) => {
    answered.push(await status);
    if (answered.length === count) enough.resolve();
  };
  for (const one of trickles) void hear(one);
  await enough.promise;
  return answered;
}

async function upload(app: App, forwardedFor: string): Promise<number> {
  return (await postUpload(app, await makePicture(), undefined, forwardedFor)).status;
}

test('of sixteen trickling connections of one client two are read; another client’s picture is taken beside them', async () => {
  const { app, port } = await openIntake({ windowMs: 60_000 });
  const trickles = Array.from({ length: 16 }, () => trickle(port, '203.0.113.1'));
  const refused = await firstOf(trickles, 10);
  expect(refused).toEqual(Array.from(refused, () => 429));
  expect(await upload(app, '203.0.113.1')).toBe(429);
  expect(await upload(app, '198.51.100.1')).toBe(201);
  for (const { socket } of trickles) socket.destroy();
});

test('what trickles is dropped with 408, so that whoever comes after sixteen such clients waits for a moment and is served', async () => {
  const { app, port } = await openIntake({ windowMs: 800 });
  const trickles = Array.from({ length: 16 }, (_, index) => trickle(port, `203.0.113.${index}`));
  expect(await upload(app, '198.51.100.1')).toBe(201);
  const statuses = await Promise.all(trickles.map(({ status }) => status));
  expect(statuses).toEqual(Array.from(statuses, () => 408));
});

test('connections that end in the middle, or while they wait, give their places back', async () => {
  const { app, port } = await openIntake({ windowMs: 60_000, inAll: 1, waitingInAll: 1 });
  const trickles = ['1', '2', '3'].map((last) => trickle(port, `203.0.113.${last}`));
  // One is read, one waits.
  expect(await firstOf(trickles, 1)).toEqual([503]);
  for (const { socket } of trickles) socket.destroy();
  await expect.poll(() => upload(app, '198.51.100.1')).toBe(201);
});
