import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldId } from '../../forms/field-id.ts';
import { UploadStanding } from './upload-standing.tsx';
import type { UploadField as FieldName } from './upload-state.ts';
import { useUpload } from './use-uploads.ts';

const HINT = 'PNG, JPG up to 5MB. WebP works too.';
const ACCEPT = 'image/png,image/jpeg,image/webp';

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** A field for one picture, chosen with the button or dropped, with its upload's status. */
export function UploadField({ name, label }: { name: FieldName; label: string }) {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name, exact: true });
  const { upload, choose, retry, remove } = useUpload(name);
  const [isOver, setIsOver] = useState(false);
  const id = useFieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const error = upload.state === 'failed' ? upload.reason : getFieldState(name, state).error?.message;
  const isEmpty = upload.state === 'none';
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  const take = (picker: HTMLInputElement) => {
    const [file] = picker.files ?? [];
    // Cleared, so that choosing the same file again is a change too.
    picker.value = '';
    if (file) choose(file);
  };
  // Takes a file that was chosen before hydration.
  const takeEarlyFile = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current);
  });
  useEffect(() => takeEarlyFile(), []);

  const leave = (work: () => void) => () => {
    work();
    // The pressed button disappears, so the focus moves to the file input.
    input.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shorter way to what the button does
    <div
      className="field upload"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) choose(file);
      }}
    >
      <label htmlFor={id} id={`${id}-label`}>
        {label} <small>optional</small>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {HINT}
      </p>
      <div className="upload-place">
        {upload.state !== 'none' && <UploadStanding upload={upload} />}
        <div className="upload-acts">
          <input
            className="sr-only"
            ref={input}
            id={id}
            type="file"
            accept={ACCEPT}
            aria-describedby={describedBy}
            {...(error && { 'aria-invalid': true })}
            onChange={(event) => take(event.currentTarget)}
          />
          <label className="btn small" htmlFor={id}>
            {isEmpty ? 'Choose a picture' : 'Choose another'}
          </label>
          {upload.state === 'failed' && upload.canRetry && (
            <button type="button" className="btn small" onClick={leave(retry)}>
              Try again
            </button>
          )}
          {!isEmpty && (
            <button type="button" className="btn small" onClick={leave(remove)}>
              {upload.state === 'sending' ? 'Stop' : 'Remove'}
              <span className="sr-only"> {label}</span>
            </button>
          )}
          {isEmpty && <span className="upload-drop">or drop it here</span>}
        </div>
      </div>
      <output className="sr-only">
        {(upload.state === 'kept' || upload.state === 'shown') && `${label}: ${upload.name} is ready.`}
      </output>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
