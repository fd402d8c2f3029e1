import { useEffect, useRef, useState, createContext, useContext } from 'react';
import { refusePicture, makeThumbnail } from './read-picture.ts';
import { UploadFailed, sendPicture } from './send-picture.ts';
import { uploadFields, type UploadField, type UploadState, type Uploads, noUploads } from './upload-state.ts';

interface Turn {
  readonly file: File;
  readonly stop: AbortController;
  done: Promise<void>;
}

/**
 * The pictures of the form: chosen, checked, sent and taken out again. `onChange` hears every change of what the form holds; where
 * `sends` is false they are only checked and shown.
 */
export function useUploads(
  begin: Uploads,
  { sends, onChange }: { sends: boolean; onChange: (uploads: Uploads) => void },
) {
  const [uploads, setShown] = useState(begin);
  const now = useRef(begin);
  const turns = useRef(new Map<UploadField, Turn>());
  const hear = useRef(onChange);
  useEffect(() => {
    hear.current = onChange;
  });
  useEffect(() => {
    const all = turns.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);

  function set(field: UploadField, state: UploadState): void {
    now.current = { ...now.current, [field]: state };
    setShown(now.current);
    hear.current(now.current);
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
    /** Sends the file that failed once more. */
    retry(field: UploadField) {
      const turn = turns.current.get(field);
      if (turn) choose(field, turn.file);
    },
    remove(field: UploadField) {
      turns.current.get(field)?.stop.abort();
      turns.current.delete(field);
      set(field, { state: 'none' });
    },
    /** Takes out a picture that the server does not have any more. */
    drop(field: UploadField, reason: string) {
      const upload = now.current[field];
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
    /** As they are at this moment, which a render may not have shown yet. */
    current: () => now.current,
    /** Resolves when none is on its way any more. */
    settled: async () => {
      await Promise.all([...turns.current.values()].map(({ done }) => done));
    },
  };
}

export type UploadsApi = ReturnType<typeof useUploads>;

interface FormUploads {
  readonly api: UploadsApi;
  /** Null in the file that was written beforehand and while the browser takes it over. */
  readonly shown: Uploads | null;
}

export const UploadsContext = createContext<FormUploads | null>(null);

/** One picture of the form around, and what can be done with it. */
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
