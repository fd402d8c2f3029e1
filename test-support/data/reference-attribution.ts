import type { Attribution, Earned, TouchAspect } from '../../src/contract/attribution.ts';

/** A visit as it was known when something came of it. */
export interface ReferenceTouch {
  readonly at: number;
  readonly sources: string;
  readonly pages: string;
  readonly campaigns: string;
}

/** A lead, or a sale as it stands in the end; in the order in which they happened. */
export interface ReferenceSuccess {
  readonly person: string | null;
  readonly own: ReferenceTouch | null;
  readonly leads: number;
  readonly sales: number;
  readonly revenueCents: number;
}

/** The visits known of the person of one success by then, in the order in which they left something. */
function knownVisits(all: readonly ReferenceSuccess[], index: number): ReferenceTouch[] {
  const success = all[index];
  const until = success?.person === null ? all.slice(index, index + 1) : all.slice(0, index + 1);
  return until.flatMap(({ person, own }) => (person === success?.person && own !== null ? [own] : []));
}

function add(rows: Map<string, Earned>, name: string | null, { leads, sales, revenueCents }: ReferenceSuccess): void {
  const kind = name === null ? 'unknown' : name === '' ? 'none' : 'named';
  const row = rows.get(`${kind} ${name}`) ?? { kind, name: name ?? '', leads: 0, sales: 0, revenueCents: 0 };
  rows.set(`${kind} ${name}`, {
    ...row,
    leads: row.leads + leads,
    sales: row.sales + sales,
    revenueCents: row.revenueCents + revenueCents,
  });
}

function listBy(
  all: readonly ReferenceSuccess[],
  counted: (success: ReferenceSuccess) => boolean,
  pick: (visits: readonly ReferenceTouch[]) => ReferenceTouch | undefined,
  aspect: TouchAspect,
): Earned[] {
  const rows = new Map<string, Earned>();
  all.forEach((success, index) => {
    if (counted(success)) add(rows, pick(knownVisits(all, index))?.[aspect] ?? null, success);
  });
  return [...rows.values()].toSorted((a, b) => {
    const byFigures = b.revenueCents - a.revenueCents || b.sales - a.sales || b.leads - a.leads;
    return byFigures || (`${a.name} ${a.kind}` < `${b.name} ${b.kind}` ? -1 : 1);
  });
}

/** What earned what, worked out again for each success from all that came before: slow, and plain to read. */
export function referenceAttribution(
  all: readonly ReferenceSuccess[],
  counted: (success: ReferenceSuccess) => boolean,
): Pick<Attribution, 'first' | 'last'> {
  const earliest = (visits: readonly ReferenceTouch[]) => visits.toSorted((a, b) => a.at - b.at)[0];
  const latest = (visits: readonly ReferenceTouch[]) => visits.at(-1);
  const lists = (pick: typeof latest) => ({
    sources: listBy(all, counted, pick, 'sources'),
    pages: listBy(all, counted, pick, 'pages'),
    campaigns: listBy(all, counted, pick, 'campaigns'),
  });
  return { first: lists(earliest), last: lists(latest) };
}
