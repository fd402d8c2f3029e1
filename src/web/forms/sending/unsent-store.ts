import { fieldsOf } from './kept-values.ts';
import { readSubmission, type Submission } from './submission.ts';
import { TRIED_FOR_MS } from './sending-state.ts';
import { UNSENT_KEY } from './unsent-key.ts';

const VERSION = 1;
/** The most waiting submissions; the oldest is deleted first. */
const MAX_KEPT = 20;

interface Arrived {
  readonly key: string;
  readonly atMs: number;
}

interface Contents {
  readonly waiting: readonly Submission[];
  readonly arrived: readonly Arrived[];
}

type UnsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: Contents = { waiting: [], arrived: [] };

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readContents(text: string | null): Contents {
  const { version, waiting, arrived } = fieldsOf(JSON.parse(text ?? 'null'));
  if (version !== VERSION) return nothing;
  return {
    waiting: listOf(waiting).flatMap((kept) => readSubmission(kept) ?? []),
    arrived: listOf(arrived).flatMap((kept) => {
      const { key, atMs } = fieldsOf(kept);
      return typeof key === 'string' && typeof atMs === 'number' ? [{ key, atMs }] : [];
    }),
  };
}

/**
 * Unsent submissions in the storage that all tabs share, and for a day the keys of those that have arrived, so that their drafts are cleared.
 * If the browser forbids storage, a submission lasts as long as the page.
 */
export function createUnsentStore(storage: () => UnsentStorage, nowMs: () => number) {
  function read(): Contents {
    try {
      return readContents(storage().getItem(UNSENT_KEY));
    } catch {
      return nothing;
    }
  }

  function write({ waiting, arrived }: Contents): boolean {
    const fresh = arrived.filter(({ atMs }) => nowMs() - atMs < TRIED_FOR_MS);
    try {
      if (waiting.length + fresh.length === 0) storage().removeItem(UNSENT_KEY);
      else
        storage().setItem(
          UNSENT_KEY,
          JSON.stringify({ version: VERSION, waiting: waiting.slice(-MAX_KEPT), arrived: fresh.slice(-MAX_KEPT) }),
        );
      return true;
    } catch {
      return false;
    }
  }

  const without = (key: string, { waiting, arrived }: Contents): Contents => ({
    waiting: waiting.filter((kept) => kept.key !== key),
    arrived,
  });

  return {
    list: () => read().waiting,
    has: (key: string) => read().waiting.some((kept) => kept.key === key),
    hasArrived: (key: string) => read().arrived.some((kept) => kept.key === key),
    /** Returns whether it could be stored. */
    keep(submission: Submission): boolean {
      const { waiting, arrived } = without(submission.key, read());
      return write({ waiting: [...waiting, submission], arrived });
    },
    remove(key: string): void {
      write(without(key, read()));
    },
    noteArrived(key: string): void {
      const { waiting, arrived } = without(key, read());
      write({ waiting, arrived: [...arrived.filter((kept) => kept.key !== key), { key, atMs: nowMs() }] });
    },
  };
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;
