import { createContext, useContext, useEffect, useRef } from 'react';
import { useCurrentReducer } from '../../ui/use-current-reducer.ts';
import { refusePicture, makeThumbnail } from './read-picture.ts';
import { UploadFailed, sendPicture } from './send-picture.ts';
import {
  advanceUploads,
  noUploads,
  uploadFields,
  type UploadField,
  type UploadState,
  type Uploads,
} from './upload-state.ts';

interface Turn {
  readonly file: File;
  readonly stop: AbortController;
  done: Promise<void>;
}

/**
 * The form's pictures: chooses, checks, uploads and removes them. `onChange` is called on every change. If
 * `sends` is false they are only checked and shown.
 */
export function useUploads(
  begin: Uploads,
  { sends, onChange }: { sends: boolean; onChange: (uploads: Uploads) => void },
) {
  const [uploads, dispatch, current] = useCurrentReducer(advanceUploads, () => begin);
  const turns = useRef(new Map<UploadField, Turn>());
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => {
    const all = turns.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);

  function set(field: UploadField, state: UploadState): void {
    dispatch({ field, state });
    latestOnChange.current(current());
  }

  async function take(field: UploadField, file: File, signal: AbortSignal): Promise<void> {
    const isMine = () => !signal.aborted;
    const { name } = file;
    const refusal = await refusePicture(file);
    if (!isMine()) return;
    if (refusal !== null) {
      set(field, { state: 'failed', name, thumbnail: null, reason: refusal, canRetry: false });
      return;
    }
    const thumbnail = await makeThumbnail(file);
    if (!isMine()) return;
    if (!sends) {
      set(field, { state: 'shown', name, thumbnail });
      return;
    }
    set(field, { state: 'sending', name, thumbnail, progress: 0 });
    try {
      const onProgress = (progress: number) => {
        if (isMine()) set(field, { state: 'sending', name, thumbnail, progress });
      };
      const uploaded = await sendPicture(file, { onProgress, signal });
      if (isMine()) set(field, { state: 'kept', name, thumbnail, at: Date.now(), ...uploaded });
    } catch (error) {
      if (!isMine()) return;
      const [reason, canRetry] =
        error instanceof UploadFailed ? [error.message, error.canRetry] : ['The picture could not be sent.', true];
      set(field, { state: 'failed', name, thumbnail, reason, canRetry });
    }
  }

  function choose(field: UploadField, file: File): void {
    turns.current.get(field)?.stop.abort();
    const stop = new AbortController();
    set(field, { state: 'sending', name: file.name, thumbnail: null, progress: 0 });
    turns.current.set(field, { file, stop, done: take(field, file, stop.signal) });
  }

  return {
    uploads,
    choose,
    /** Uploads the failed file again. */
    retry(field: UploadField) {
      const turn = turns.current.get(field);
      if (turn) choose(field, turn.file);
    },
    remove(field: UploadField) {
      turns.current.get(field)?.stop.abort();
      turns.current.delete(field);
      set(field, { state: 'none' });
    },
    /** Removes a picture that the server no longer has. */
    drop(field: UploadField, reason: string) {
      const upload = current()[field];
      if (upload.state !== 'kept') return;
      const { name, thumbnail } = upload;
      set(field, { state: 'failed', name, thumbnail, reason, canRetry: turns.current.has(field) });
    },
    clear() {
      for (const field of uploadFields) {
        turns.current.get(field)?.stop.abort();
        set(field, { state: 'none' });
      }
      turns.current.clear();
    },
    /** The newest, which may not be drawn yet. */
    current,
    /** Resolves when no upload is in progress. */
    settled: async () => {
      await Promise.all([...turns.current.values()].map(({ done }) => done));
    },
  };
}

export type UploadsApi = ReturnType<typeof useUploads>;

interface FormUploads {
  readonly api: UploadsApi;
  /** Null in the prerendered page and during hydration. */
  readonly shown: Uploads | null;
}

export const UploadsContext = createContext<FormUploads | null>(null);

/** One picture of the surrounding form, with its actions. */
export function useUpload(field: UploadField) {
  const uploads = useContext(UploadsContext);
  const upload: UploadState = (uploads?.shown ?? noUploads)[field];
  return {
    upload,
    choose: (file: File) => uploads?.api.choose(field, file),
    retry: () => uploads?.api.retry(field),
    remove: () => uploads?.api.remove(field),
  };
}
