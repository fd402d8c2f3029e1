import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import '../styles/parts/states.css';

/** The room while its content is on the way. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="state-room">
      <Spinner label={label} />
    </div>
  );
}

/** The room whose content did not come: what happened, and the way to ask again. */
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
        Try again
      </Button>
    </div>
  );
}

/** The room that has nothing in it yet, and when it will. */
export function Empty({ title, children }: { title: string; children?: string }) {
  return (
    <div className="state-room">
      <p className="state-title">{title}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
