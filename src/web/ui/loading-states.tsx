import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import '../styles/parts/states.css';
import { say } from '../words/say.ts';

/** Shown while content is loading. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="state-room">
      <Spinner label={label} />
    </div>
  );
}

/** Shown if content could not be loaded: the reason, and a button to try again. */
export function Failed({
  title,
  reason,
  onRetry,
  retrying = false,
}: {
  title: string;
  reason: string;
  onRetry: () => void;
  retrying?: boolean;
}) {
  return (
    <div className="state-room">
      <div role="alert">
        <p className="state-title wrong">{title}</p>
        <p>{reason}</p>
      </div>
      <Button onClick={onRetry} busy={retrying}>
        {say('Try again')}
      </Button>
    </div>
  );
}

/** Shown if there is no content yet, with what will appear. */
export function Empty({ title, children }: { title: string; children?: string }) {
  return (
    <div className="state-room">
      <p className="state-title">{title}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
