import { createContext, useContext } from 'react';
import { noUploads, type UploadField, type UploadState, type Uploads } from './upload-state.ts';
import type { UploadsApi } from './use-uploads.ts';

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
