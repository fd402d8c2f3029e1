import { Spinner } from './spinner.tsx';
import '../styles/parts/states.css';

/** Shown while a page that is nothing without its data waits for it. Whoever waits long, since its script does not come or is off, reads what to do. */
export function LoadingPage({ label, path }: { label: string; path: string }) {
  return (
    <div className="state-room">
      <Spinner label={label} />
      <p className="late-way">
        If nothing appears, please <a href={path}>load the page again</a>. It needs JavaScript.
      </p>
    </div>
  );
}
