import type { FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES } from '../../contract/upload-limits.ts';
import { refuseSize } from '../../domain/onboarding/picture-kind.ts';
import { ProblemError } from './problem-error.ts';
import { atLeastRate } from '../uploads/least-rate.ts';
import type { UploadLimits } from '../uploads/upload-slots.ts';

/** What the parts of a multipart body take besides the file itself. */
const ENVELOPE_MAX_BYTES = 16 * 1024;
/** A request with a picture, whole. */
export const UPLOAD_REQUEST_MAX_BYTES = UPLOAD_MAX_BYTES + ENVELOPE_MAX_BYTES;

/** One file; other members are not read. */
export const multipartLimits = {
  fileSize: UPLOAD_MAX_BYTES,
  files: 1,
  fields: 5,
  fieldSize: 1024,
  parts: 6,
  headerPairs: 20,
} as const;

function tooLarge(bytes: number): ProblemError {
  return new ProblemError({
    status: 413,
    title: 'The picture is too large',
    detail: refuseSize(bytes, UPLOAD_MAX_BYTES) ?? '',
    // What is still on its way is not read.
    headers: { connection: 'close' },
  });
}

const noMultipart = new ProblemError({
  status: 415,
  title: 'Unsupported media type',
  detail: 'Please send the picture as multipart/form-data, with one file in it.',
});

const unreadable = new ProblemError({
  status: 400,
  title: 'The upload could not be read',
  detail: 'The picture did not arrive whole. Please send it again.',
});

const noFile = new ProblemError({
  status: 400,
  title: 'No picture',
  detail: 'There is no file in the upload. Please choose a picture and send it again.',
});

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

async function readPart(request: FastifyRequest): Promise<Uint8Array | undefined> {
  try {
    const part = await request.file();
    return await part?.toBuffer();
  } catch (error) {
    throw isTooLarge(error) ? tooLarge(Infinity) : unreadable;
  }
}

/** For `onRequest`: refuses what announces more than a picture may have, before any of it is read. */
export async function refuseLargePicture({ headers }: FastifyRequest): Promise<void> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced > UPLOAD_REQUEST_MAX_BYTES) throw tooLarge(announced);
}

/**
 * The first file of a multipart request, whole.
 * @throws ProblemError 415, 413, 408 or 400, each with what to do
 */
export async function readPicturePart(request: FastifyRequest, limits: UploadLimits): Promise<Uint8Array> {
  if (!request.isMultipart()) throw noMultipart;
  // A client that hung up while waiting sends nothing more, and no error.
  if (request.raw.destroyed) throw unreadable;
  const content = await atLeastRate(request.raw, readPart(request), limits);
  if (content === undefined) throw noFile;
  return content;
}
