import { tellFigure } from '../../../contract/tell-figure.ts';
import type { UploadState } from './upload-state.ts';

/** `84 KB`, `1.2 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${tellFigure(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`;
}

function Progress({ name, progress }: { name: string; progress: number }) {
  const percent = Math.round(progress * 100);
  return (
    <>
      <progress value={percent} max={100} aria-label={`Sending ${name}`} />
      <span className="note">{percent < 100 ? `${percent}% sent` : 'Being checked'}</span>
    </>
  );
}

function describe(upload: Exclude<UploadState, { state: 'none' | 'sending' }>): string {
  if (upload.state === 'kept') return `${upload.width} × ${upload.height}, ${sizeInWords(upload.bytes)}`;
  return upload.state === 'shown' ? 'Not sent: this is a preview' : 'Not sent';
}

/** The chosen picture: thumbnail, name, and the status of its upload. */
export function UploadStanding({ upload }: { upload: Exclude<UploadState, { state: 'none' }> }) {
  const { name, thumbnail } = upload;
  return (
    <div className="upload-standing">
      {/* The alt text is empty because the name follows. */}
      {thumbnail === null ? <span className="upload-blank" aria-hidden="true" /> : <img src={thumbnail} alt="" />}
      <div>
        <p className="upload-name">{name}</p>
        {upload.state === 'sending' ? (
          <Progress name={name} progress={upload.progress} />
        ) : (
          <p className="note">{describe(upload)}</p>
        )}
      </div>
    </div>
  );
}
