/** A line that repeats is written this often within a window; the others are counted, and told with the first line after it. */
const WRITTEN_OF_EACH = 10;
const WINDOW_MS = 60_000;
/** Kinds of lines that are followed at once; their messages are our own words, so they are few. */
const KINDS_MAX = 500;

type WriteLine = (...line: unknown[]) => void;

interface Window {
  readonly since: number;
  written: number;
  held: number;
}

function messageOf([first, second]: readonly unknown[]): string {
  return String(typeof first === 'string' ? first : second);
}

/**
 * A `logMethod` hook for pino. Lines of one level and one message are written ten times a minute at most, so that a database that is away
 * or a stranger who provokes a warning cannot fill the disk with its log.
 */
export function createThinning(nowMs: () => number = () => performance.now()) {
  const windows = new Map<string, Window>();
  return function logMethod(this: unknown, line: unknown[], write: WriteLine, level: number): void {
    const now = nowMs();
    const kind = `${level} ${messageOf(line)}`;
    const window = windows.get(kind);
    if (window === undefined || now - window.since >= WINDOW_MS) {
      if (windows.size >= KINDS_MAX) windows.clear();
      windows.set(kind, { since: now, written: 1, held: 0 });
      if (window !== undefined && window.held > 0)
        write.call(this, { repeated: window.held }, `${messageOf(line)} (and as often before, not written)`);
      write.apply(this, line);
    } else if (window.written < WRITTEN_OF_EACH) {
      window.written += 1;
      write.apply(this, line);
    } else window.held += 1;
  };
}
