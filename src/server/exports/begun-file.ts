import { Readable } from 'node:stream';

/** A file that is sent piece by piece, with its first piece read: what fails until then is a problem, not half a file. */
export async function begunFile(pieces: AsyncGenerator<string, void>): Promise<Readable> {
  const first = await pieces.next();
  async function* all() {
    if (first.done !== true) yield first.value;
    yield* pieces;
  }
  return Readable.from(all());
}
