/** Why a call to Stripe fails: it does not take the key, the key may not make this call, or Stripe does not answer. */
export type CallFailureKind = 'key' | 'right' | 'away';

/** A call that failed when it was last made. Times are epoch milliseconds. */
export interface CallFailure {
  /** The call, as the end of "may not ...". */
  readonly what: string;
  readonly kind: CallFailureKind;
  /** Stripe's word for it. */
  readonly code: string | null;
  readonly since: number;
  readonly last: number;
}

/** Null where Stripe answered what it answers to other calls as well: the call itself was wrong, or came too often. */
function kindOf(status: number | undefined): CallFailureKind | null {
  if (status === 401) return 'key';
  if (status === 403) return 'right';
  return status === undefined || status >= 500 ? 'away' : null;
}

/** Remembers which calls fail, by their names. */
export function createCallFailures(now: () => number) {
  const failures = new Map<string, CallFailure>();
  const succeeded = (what: string) => void failures.delete(what);
  return {
    succeeded,
    failed(what: string, status: number | undefined, code: string | null): void {
      const kind = kindOf(status);
      if (kind === null) return succeeded(what);
      const before = failures.get(what);
      const since = before?.kind === kind ? before.since : now();
      failures.set(what, { what, kind, code, since, last: now() });
    },
    standing: (): readonly CallFailure[] => [...failures.values()],
  };
}
