const REMEMBERED = 100;
/** Stripe writes the id first. */
const ID_WITHIN_BYTES = 200;

/** Events whose signature was refused. Anybody can send such; only Stripe's own list says which of them are real. */
export interface RefusedEvents {
  add(body: Uint8Array): void;
  has(eventId: string): boolean;
}

export function createRefusedEvents(): RefusedEvents {
  const ids = new Set<string>();
  return {
    add(body) {
      const [, id] =
        /"id":\s*"(evt_\w{1,100})"/.exec(Buffer.from(body.subarray(0, ID_WITHIN_BYTES)).toString('latin1')) ?? [];
      if (id === undefined) return;
      ids.delete(id);
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= REMEMBERED) break;
        ids.delete(oldest);
      }
    },
    has: (id) => ids.has(id),
  };
}
