/** From this score on a form is set aside. No single weak sign reaches it. */
export const SET_ASIDE_AT = 4;

/**
 * Every sign of spam: how much it weighs, and what the owner reads about it. A sign that a person could give by accident stays below
 * `SET_ASIDE_AT`, so that it takes another one beside it.
 */
export const signTable = {
  'hidden-field': { weight: 4, reason: 'It filled in a field that people cannot see' },
  'wrong-proof': { weight: 4, reason: 'It claims to come from the page’s own form, and the proof of that is wrong' },
  'link-code': { weight: 4, reason: 'Its text holds code for links, as posts to forums have' },
  'too-fast': { weight: 3, reason: 'It was sent within a second of the form being shown' },
  'link-in-name': { weight: 3, reason: 'There is a link where the name belongs' },
  'links-in-name': { weight: 1, reason: 'There is more than one link in the name' },
  'many-links': { weight: 2, reason: 'Its text holds five links or more' },
  'text-to-many': { weight: 2, reason: 'The same text came under five other addresses or more within an hour' },
  'text-to-very-many': { weight: 2, reason: 'The same text came under twenty other addresses or more within an hour' },
  'throwaway-mail': { weight: 1, reason: 'Its e-mail address is of a service for throwaway mail' },
  'busy-network': { weight: 1, reason: 'Forms under thirty addresses or more came from its network within an hour' },
  repeated: { weight: 1, reason: 'The same form came from this address five times or more within an hour' },
} as const satisfies Readonly<Record<string, { readonly weight: number; readonly reason: string }>>;

export type Sign = keyof typeof signTable;

export interface Judgement {
  /** The sum of the weights of all signs, each counted once. */
  readonly score: number;
  readonly isSuspect: boolean;
  /** What the owner reads, the heaviest first. */
  readonly reasons: readonly string[];
}

const isSign = (name: string): name is Sign => Object.hasOwn(signTable, name);

export const allSigns: readonly Sign[] = Object.keys(signTable).filter(isSign);

/** What signs come to, in whatever order and however often each was seen. */
export function judge(seen: readonly Sign[]): Judgement {
  const found = allSigns
    .filter((sign) => seen.includes(sign))
    .map((sign) => signTable[sign])
    .toSorted((a, b) => b.weight - a.weight);
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  return { score, isSuspect: score >= SET_ASIDE_AT, reasons: found.map(({ reason }) => reason) };
}
