/** The part of localStorage and sessionStorage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Origin {
  readonly key: string;
  readonly savedAtMs: number;
}

interface Envelope {
  readonly version: number;
  readonly savedAtMs: number;
  readonly content: unknown;
  /** The draft it is a copy of. */
  readonly from?: Origin | null;
}

interface DraftOptions<Content> {
  /** Names the form: `deal` keeps its drafts under `deal_draft.{tab}`. */
  name: string;
  /** Incremented when older drafts can no longer be read. */
  version: number;
  /** Parses stored content; null if it is not valid. */
  read: (content: unknown) => Content | null;
  /** The storages: shared by all tabs, and the tab's own. They throw if the browser forbids them. */
  shared: () => DraftStorage;
  own: () => DraftStorage;
  nowMs: () => number;
  newId: () => string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_MS = 30 * DAY_MS;
/** The most drafts of one form; the oldest is deleted first. */
const MAX_DRAFTS = 8;

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'savedAtMs' in value &&
    typeof value.savedAtMs === 'number' &&
    'content' in value
  );
}

/** Runs `work`, which throws if storage is forbidden or full. The form then works without a draft. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Stores what is typed into a form for 30 days, across reloads and closed tabs. Every tab has a draft of its own, so that two tabs do not
 * overwrite each other; a new tab begins with a copy of the newest draft. When a draft is sent or cleared, the draft it was copied from is
 * deleted too, unless that one has changed since. If the other tab is still open, it saves its draft again (`reconcile`).
 */
export function createDraft<Content>(options: DraftOptions<Content>) {
  const { name, version, nowMs, newId } = options;
  const prefix = `${name}_draft.`;
  const tabKey = `${name}_draft_tab`;
  let ownKey: string | null = null;
  let from: Origin | null = null;

  function takeKey(): string {
    ownKey = `${prefix}${newId()}`;
    options.own().setItem(tabKey, ownKey);
    return ownKey;
  }

  function key(): string {
    ownKey ??= options.own().getItem(tabKey);
    return ownKey ?? takeKey();
  }

  function open(at: string): { content: Content; origin: Origin; from: Origin | null } | null {
    const kept: unknown = attempt(() => JSON.parse(options.shared().getItem(at) ?? 'null'));
    if (!isEnvelope(kept) || kept.version !== version) return null;
    const { savedAtMs } = kept;
    // A draft of a time to come is from before the clock was put right.
    if (Math.abs(nowMs() - savedAtMs) >= MAX_AGE_MS) return null;
    const content = options.read(kept.content);
    return content === null ? null : { content, origin: { key: at, savedAtMs }, from: kept.from ?? null };
  }

  /** The valid drafts, newest first; deletes all others. */
  function sweep() {
    const shared = options.shared();
    const keys = Array.from({ length: shared.length }, (_, at) => shared.key(at) ?? '');
    const drafts = keys.filter((at) => at.startsWith(prefix)).map((at) => ({ at, draft: open(at) }));
    const readable = drafts.flatMap(({ draft }) => (draft === null ? [] : [draft]));
    const newest = readable.toSorted((a, b) => b.origin.savedAtMs - a.origin.savedAtMs).slice(0, MAX_DRAFTS);
    for (const { at } of drafts) if (!newest.some(({ origin }) => origin.key === at)) shared.removeItem(at);
    return newest;
  }

  return {
    /** This tab's draft, or in a new tab a copy of the newest; null if there is none. */
    load(): Content | null {
      return attempt(() => {
        const isNewTab = options.own().getItem(tabKey) === null;
        const drafts = sweep();
        const draft = isNewTab ? drafts[0] : drafts.find(({ origin }) => origin.key === key());
        if (draft === undefined) return null;
        from = isNewTab ? draft.origin : draft.from;
        return draft.content;
      });
    },

    /** Returns whether it could be stored. */
    save(content: Content): boolean {
      const envelope: Envelope = { version, savedAtMs: nowMs(), content, from };
      return (
        attempt(() => {
          options.shared().setItem(key(), JSON.stringify(envelope));
          return true;
        }) ?? false
      );
    },

    clear(): void {
      attempt(() => {
        options.shared().removeItem(key());
        if (from !== null && open(from.key)?.origin.savedAtMs === from.savedAtMs) options.shared().removeItem(from.key);
        from = null;
      });
    },

    /**
     * Handles another tab's change to `changed`, a key of the shared storage. Returns whether this tab must save again: its draft was deleted,
     * or a duplicate of this tab has written it. The duplicate then keeps the key.
     */
    reconcile(changed: string | null, isGone: boolean): boolean {
      if (changed === null || changed !== ownKey) return false;
      if (!isGone) attempt(takeKey);
      return true;
    },
  };
}

export type Draft<Content> = ReturnType<typeof createDraft<Content>>;
