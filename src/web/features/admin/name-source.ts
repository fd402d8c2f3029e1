interface NamedSource {
  readonly name: string;
  readonly kind: string;
}

/** Where visitors came from: without a referrer it is direct traffic, anything else an external referrer. */
export function nameSource(referrer: string): NamedSource {
  return referrer === ''
    ? { name: 'Direct Traffic', kind: 'Direct visits or bookmarks' }
    : { name: referrer, kind: 'External Referrer' };
}
