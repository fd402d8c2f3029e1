import { fieldsOf } from '../../forms/sending/kept-values.ts';

/** The fields that take a picture. */
export const uploadFields = ['logoFile', 'brandDesignFile'] as const;
export type UploadField = (typeof uploadFields)[number];

/** A chosen picture: its name, and a thumbnail as a data URL if the browser could read it. */
export interface Chosen {
  readonly name: string;
  readonly thumbnail: string | null;
}

/** A picture on the server; `at` is the time of its upload, in epoch milliseconds. */
export interface KeptUpload extends Chosen {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly at: number;
}

export type UploadState =
  | { readonly state: 'none' }
  | ({ readonly state: 'sending'; readonly progress: number } & Chosen)
  | ({ readonly state: 'kept' } & KeptUpload)
  /** In the preview a picture is shown and not sent. */
  | ({ readonly state: 'shown' } & Chosen)
  /** `canRetry` if the file is still available and was not the reason. */
  | ({ readonly state: 'failed'; readonly reason: string; readonly canRetry: boolean } & Chosen);

export type Uploads = Readonly<Record<UploadField, UploadState>>;
export type KeptUploads = Partial<Readonly<Record<UploadField, KeptUpload>>>;

export const noUploads: Uploads = { logoFile: { state: 'none' }, brandDesignFile: { state: 'none' } };

/** One field's picture has another state. */
export function advanceUploads(
  uploads: Uploads,
  { field, state }: { readonly field: UploadField; readonly state: UploadState },
): Uploads {
  return { ...uploads, [field]: state };
}

const NOT_LONGER_HERE = 'This picture waited here for more than a day and is gone. Please choose it again.';
/** Leaves time to send the form before the server deletes the picture. */
const MARGIN_MS = 60 * 60 * 1000;

function isKept(value: unknown): value is KeptUpload {
  const upload = fieldsOf(value);
  const thumbnail = upload['thumbnail'];
  return (
    ['id', 'name'].every((name) => typeof upload[name] === 'string') &&
    ['width', 'height', 'bytes', 'at'].every((name) => Number.isFinite(upload[name])) &&
    (thumbnail === null || (typeof thumbnail === 'string' && thumbnail.startsWith('data:image/')))
  );
}

/** The valid ones of stored uploads. */
export function readKeptUploads(kept: unknown): KeptUploads {
  const given = fieldsOf(kept);
  const entries = uploadFields.flatMap((field) => {
    const upload = given[field];
    return isKept(upload) ? [[field, upload]] : [];
  });
  return Object.fromEntries(entries);
}

/** The present state of a draft's uploads: the server deletes pictures that no form has used for `keptMs`. */
export function uploadsOf(kept: KeptUploads, { nowMs, keptMs }: { nowMs: number; keptMs: number }): Uploads {
  const entries = uploadFields.map((field): [UploadField, UploadState] => {
    const upload = kept[field];
    if (upload === undefined) return [field, { state: 'none' }];
    const { name, thumbnail } = upload;
    if (nowMs - upload.at < keptMs - MARGIN_MS) return [field, { state: 'kept', ...upload }];
    return [field, { state: 'failed', reason: NOT_LONGER_HERE, canRetry: false, name, thumbnail }];
  });
  return { ...noUploads, ...Object.fromEntries(entries) };
}

/** The uploads that a draft stores. */
export function keptOf(uploads: Uploads): KeptUploads {
  const entries = uploadFields.flatMap((field) => {
    const upload = uploads[field];
    if (upload.state !== 'kept') return [];
    const { state: _state, ...kept } = upload;
    return [[field, kept]];
  });
  return Object.fromEntries(entries);
}

/** The errors of the pictures, by field. */
export function uploadProblems(uploads: Uploads): Partial<Record<UploadField, string>> {
  const entries = uploadFields.flatMap((field) => {
    const upload = uploads[field];
    return upload.state === 'failed' ? [[field, upload.reason]] : [];
  });
  return Object.fromEntries(entries);
}
