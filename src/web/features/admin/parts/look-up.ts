/** What a link into the privacy room carries, out of the address: whom to look up there. */
export interface LookUp {
  readonly lookUp: string;
}

/** Whom the link that led here asks for; null if it asks for nobody. */
export function readLookUp(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'lookUp' in state && typeof state.lookUp === 'string'
    ? state.lookUp
    : null;
}
