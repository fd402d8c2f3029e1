import { fieldsOf } from '../../forms/kept-values.ts';

/** The fields that take a picture. */
export const uploadFields = ['logoFile', 'brandDesignFile'] as const;
export type UploadField = (typeof uploadFields)[number];

/** A picture as it is shown: its name, and itself in small as a data URL where the browser could read it. */
export interface Chosen {
  readonly name: string;
  readonly thumbnail: string | null;
}

/** A picture that the server has; `at` is when it came there, in epoch milliseconds. */
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
  /** In the preview nothing is sent. */
  | ({ readonly state: 'shown' } & Chosen)
  /** `canRetry` where the file is still at hand and was not what was wrong. */
  | ({ readonly state: 'failed'; readonly reason: string; readonly canRetry: boolean } & Chosen);

export type Uploads = Readonly<Record<UploadField, UploadState>>;
export type KeptUploads = Partial<Readonly<Record<UploadField, KeptUpload>>>;

export const noUploads: Uploads = { logoFile: { state: 'none' }, brandDesignFile: { state: 'none' } };

const NOT_LONGER_HERE = 'This picture waited here for more than a day and is gone. Please choose it again.';
/** A picture that is deleted while the form is being sent would be told of too late. */
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

/** What can be trusted of kept uploads. */
export function readKeptUploads(kept: unknown): KeptUploads {
  const given = fieldsOf(kept);
  const entries = uploadFields.flatMap((field) => {
    const upload = given[field];
    return isKept(upload) ? [[field, upload]] : [];
  });
  return Object.fromEntries(entries);
}

/** The uploads of a draft as they stand now: the server deletes what no form has named for `keptMs`. */
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

/** What of them a draft keeps. */
export function keptOf(uploads: Uploads): KeptUploads {
  const entries = uploadFields.flatMap((field) => {
    const upload = uploads[field];
    if (upload.state !== 'kept') return [];
    const { state: _state, ...kept } = upload;
    return [[field, kept]];
  });
  return Object.fromEntries(entries);
}

/** Why the form cannot go while its pictures stand like this, by field. */
export function uploadProblems(uploads: Uploads): Partial<Record<UploadField, string>> {
  const entries = uploadFields.flatMap((field) => {
    const upload = uploads[field];
    return upload.state === 'failed' ? [[field, upload.reason]] : [];
  });
  return Object.fromEntries(entries);
}
