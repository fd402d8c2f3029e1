import { visitorPaths } from '../../../contract/visitor-api.ts';
import { UPLOAD_PART } from '../../../contract/upload-limits.ts';
import type { Uploaded } from '../../../contract/uploads.ts';

/** A slow phone connection may need two minutes for 5 MB. */
const TIMEOUT_MS = 120_000;

/** A failed upload; `canRetry` unless the file itself is the reason. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  readonly canRetry: boolean;

  constructor(reason: string, canRetry: boolean) {
    super(reason);
    this.canRetry = canRetry;
  }
}

function readAnswer(text: string): ReadonlyMap<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  } catch {
    return new Map();
  }
}

function readUploaded(answer: ReadonlyMap<string, unknown>): Uploaded | null {
  const id = answer.get('id');
  const [width, height, bytes] = ['width', 'height', 'bytes'].map((name) => Number(answer.get(name)));
  if (typeof id !== 'string' || width === undefined || height === undefined || bytes === undefined) return null;
  return { id, width, height, bytes };
}

const NOT_ARRIVED = 'The picture did not arrive. Please check the connection and try again.';
const TOO_LARGE = 'The picture is too large for this site. Please choose a smaller one.';

/** What is shown of a refusal. A proxy that takes less than the server does says nothing that could be shown. */
function whyRefused(status: number, detail: unknown): string {
  if (typeof detail === 'string') return detail;
  return status === 413 ? TOO_LARGE : NOT_ARRIVED;
}

/**
 * Uploads a picture and reports the progress from 0 to 1. Fetch cannot report that, so this uses XMLHttpRequest.
 * @throws UploadFailed
 */
export function sendPicture(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append(UPLOAD_PART, file, file.name);

    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    const fail = () => reject(new UploadFailed(NOT_ARRIVED, true));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      const uploaded = request.status === 201 ? readUploaded(answer) : null;
      const isRefused = [413, 415, 422].includes(request.status);
      if (uploaded) resolve(uploaded);
      else reject(new UploadFailed(whyRefused(request.status, answer.get('detail')), !isRefused));
    });
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', visitorPaths.uploads);
    request.timeout = TIMEOUT_MS;
    request.send(body);
  });
}
