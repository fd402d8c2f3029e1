/** The state of an order's payment, as far as this browser knows. */
export type Standing = 'open' | 'processing' | 'paid' | 'answered';

/** An order's id and its token. */
export interface OrderKey {
  readonly id: string;
  readonly token: string;
}

/** What the browser stores about a checkout. Card data is never stored. */
export interface RememberedCheckout {
  /** One checkout is one order, for any number of attempts and tabs. */
  readonly checkoutId: string;
  /** Null until the server has created it. */
  readonly order: OrderKey | null;
  readonly standing: Standing;
  /** Whether the order belongs to the test provider. */
  readonly isTest: boolean;
  readonly savedAtMs: number;
}

/** The part of localStorage that the notes need. */
export type CheckoutStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'checkout_order.';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A buyer has a month for the onboarding questions. Unpaid and finished checkouts are dropped after a day. */
const KEPT_FOR_MS: Readonly<Record<Standing, number>> = {
  open: DAY_MS,
  processing: 30 * DAY_MS,
  paid: 30 * DAY_MS,
  answered: DAY_MS,
};

function isStanding(value: unknown): value is Standing {
  return typeof value === 'string' && Object.hasOwn(KEPT_FOR_MS, value);
}

function readOrder(value: unknown): OrderKey | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('token' in value)) return null;
  const { id, token } = value;
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
}

/** A stored note; null if it is too old or not valid. */
export function readRemembered(text: string | null, nowMs: number): RememberedCheckout | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null || !('checkoutId' in kept) || !('standing' in kept)) return null;
  const { checkoutId, standing } = kept;
  const savedAtMs = 'savedAtMs' in kept && typeof kept.savedAtMs === 'number' ? kept.savedAtMs : 0;
  if (typeof checkoutId !== 'string' || checkoutId === '' || !isStanding(standing)) return null;
  // A note of a time to come is from before the clock was put right.
  if (Math.abs(nowMs - savedAtMs) >= KEPT_FOR_MS[standing]) return null;
  const order = readOrder('order' in kept ? kept.order : null);
  if (order === null && standing !== 'open') return null;
  return { checkoutId, order, standing, isTest: 'isTest' in kept && kept.isTest === true, savedAtMs };
}

/**
 * This browser's checkouts, one for each service and shared by all tabs: two tabs pay for one order, and a buyer who closed the tab
 * after paying finds it again. If the browser forbids storage, a note lasts as long as the page.
 */
export function createCheckoutMemory(options: {
  shared: () => CheckoutStorage;
  nowMs: () => number;
  newId: () => string;
}) {
  const { shared, nowMs, newId } = options;
  const withoutStorage = new Map<string, string>();
  const watchers = new Set<() => void>();
  const lastRead = new Map<string, { text: string | null; note: RememberedCheckout | null }>();

  function text(serviceId: string): string | null {
    try {
      return shared().getItem(PREFIX + serviceId);
    } catch {
      return withoutStorage.get(serviceId) ?? null;
    }
  }

  function write(serviceId: string, note: string | null): void {
    try {
      if (note === null) shared().removeItem(PREFIX + serviceId);
      else shared().setItem(PREFIX + serviceId, note);
    } catch {
      if (note === null) withoutStorage.delete(serviceId);
      else withoutStorage.set(serviceId, note);
    }
    for (const watcher of watchers) watcher();
  }

  /** Returns the same object until the note changes. */
  function read(serviceId: string): RememberedCheckout | null {
    const written = text(serviceId);
    const last = lastRead.get(serviceId);
    if (last?.text === written) return last.note;
    const note = readRemembered(written, nowMs());
    lastRead.set(serviceId, { text: written, note });
    return note;
  }

  function services(): string[] {
    try {
      const storage = shared();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    } catch {
      return [...withoutStorage.keys()];
    }
  }

  return {
    read,

    /** The service's present checkout; creates one if there is none. */
    open(serviceId: string): RememberedCheckout {
      const kept = read(serviceId);
      if (kept !== null) return kept;
      const note: RememberedCheckout = {
        checkoutId: newId(),
        order: null,
        standing: 'open',
        isTest: false,
        savedAtMs: nowMs(),
      };
      write(serviceId, JSON.stringify(note));
      return note;
    },

    keep(serviceId: string, change: Partial<Omit<RememberedCheckout, 'savedAtMs'>>): void {
      const note = { ...this.open(serviceId), ...change, savedAtMs: nowMs() };
      write(serviceId, JSON.stringify(note));
    },

    forget(serviceId: string): void {
      write(serviceId, null);
    },

    /** The service with the most recent order; null if this browser has none. */
    newest(): string | null {
      const kept = services().flatMap((serviceId) => {
        const note = read(serviceId);
        return note?.order ? [{ serviceId, savedAtMs: note.savedAtMs }] : [];
      });
      return kept.toSorted((a, b) => b.savedAtMs - a.savedAtMs)[0]?.serviceId ?? null;
    },

    /** Calls `changed` on every change, those of other tabs included. Returns a function that stops it. */
    watch(changed: () => void): () => void {
      watchers.add(changed);
      if (typeof window !== 'undefined') addEventListener('storage', changed);
      return () => {
        watchers.delete(changed);
        if (typeof window !== 'undefined') removeEventListener('storage', changed);
      };
    },
  };
}

/** A random UUID. crypto.randomUUID is missing if the site is served without TLS. */
export function newCheckoutId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const checkoutMemory = createCheckoutMemory({
  shared: () => localStorage,
  nowMs: () => Date.now(),
  newId: newCheckoutId,
});
