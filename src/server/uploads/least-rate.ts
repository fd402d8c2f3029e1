import type { IncomingMessage } from 'node:http';
import { Refusal } from '../requests/refusal.ts';
import type { UploadLimits } from './upload-slots.ts';

const tooSlow = new Refusal({
  kind: 'too-slow',
  title: 'The picture came in too slowly',
  detail: 'The connection is too slow for this picture. Please try again, or choose a smaller one.',
});

/**
 * Waits for what is read of a request, as long as enough of it comes in.
 * @throws Refusal where too little did
 */
export async function atLeastRate<Result>(
  request: IncomingMessage,
  reading: Promise<Result>,
  { leastBytes, windowMs }: Pick<UploadLimits, 'leastBytes' | 'windowMs'>,
): Promise<Result> {
  const slow = Promise.withResolvers<never>();
  let seen = request.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = request.socket;
    if (!request.complete && bytesRead - seen < leastBytes) slow.reject(tooSlow);
    seen = bytesRead;
  }, windowMs);
  // The reading ends in an error of its own once the connection does; by then nobody waits for it.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, slow.promise]);
  } finally {
    clearInterval(watch);
  }
}
