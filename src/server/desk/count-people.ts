import type { Kysely } from 'kysely';
import {
  FOUND_PEOPLE_MAX,
  peopleFacets,
  personKinds,
  personStatuses,
  type PeopleCounts,
  type PeopleFacet,
  type PeopleFilter,
} from '../../contract/people.ts';
import { kindsIn } from '../store/people/fold-summaries.ts';
import { tallyPeople, type PeopleTally } from '../store/people/list-people.ts';
import type { Database } from '../store/schema/schema.ts';
import { readWanted } from './list-people.ts';

/** How many names of sources, campaigns and markets are listed. */
const NAMES_LISTED = 20;

const asNamed = (value: string | null) => {
  if (value === null) return 'unknown';
  return value === '' ? 'none' : `named:${value}`;
};
const asAnswer = (value: number) => (value === 1 ? 'yes' : 'no');

/** The choices of each filter that leave these people in the list. */
const choicesOf: Readonly<Record<PeopleFacet, (people: PeopleTally) => readonly string[]>> = {
  status: ({ status }) => [status],
  kind: ({ kinds }) => kindsIn(kinds),
  source: ({ source }) => [asNamed(source)],
  campaign: ({ campaign }) => [asNamed(campaign)],
  market: ({ market }) => (market === null ? [] : [market]),
  phone: ({ has_phone }) => [asAnswer(has_phone)],
  consent: ({ consent }) => [asAnswer(consent)],
};

/** Choices that are there even where nobody is: in their own order. */
const standing: Readonly<Partial<Record<PeopleFacet, readonly string[]>>> = {
  status: personStatuses,
  kind: personKinds,
  phone: ['yes', 'no'],
  consent: ['yes', 'no'],
};

type Counted = ReadonlyMap<string, number>;

/** The names with most people, and the one that is chosen, so that it can be taken back. */
function listNames(counted: Counted, chosen: string | undefined): PeopleCounts['choices']['source'] {
  const byCount = [...counted].toSorted(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
  const listed = byCount.filter(([value], place) => place < NAMES_LISTED || value === chosen);
  if (chosen !== undefined && !counted.has(chosen)) listed.push([chosen, 0]);
  return listed.map(([value, count]) => ({ value, count }));
}

/** How many people a filter leaves, and how many each choice of each filter would, with all other conditions as they are. */
export async function countPeople(db: Kysely<Database>, filter: PeopleFilter, timeZone: string): Promise<PeopleCounts> {
  const wanted = await readWanted(db, filter, timeZone);
  const counts = new Map(peopleFacets.map((facet) => [facet, new Map<string, number>()]));
  const holds = (facet: PeopleFacet, choices: readonly string[]) =>
    filter[facet] === undefined || choices.includes(filter[facet]);
  let total = 0;
  for await (const piece of tallyPeople(db, wanted))
    for (const people of piece) {
      const choices = peopleFacets.map((facet) => [facet, choicesOf[facet](people)] as const);
      const missed = choices.filter(([facet, values]) => !holds(facet, values));
      if (missed.length === 0) total += people.count;
      // Where one condition alone does not hold, its own choices still count.
      if (missed.length > 1) continue;
      for (const [facet, values] of missed.length === 1 ? missed : choices) {
        const counted = counts.get(facet);
        for (const value of values) counted?.set(value, (counted.get(value) ?? 0) + people.count);
      }
    }
  const listed = ([facet, counted]: [PeopleFacet, Counted]) => {
    const all = standing[facet];
    return [
      facet,
      all === undefined
        ? listNames(counted, filter[facet])
        : all.map((value) => ({ value, count: counted.get(value) ?? 0 })),
    ] as const;
  };
  const choices = Object.fromEntries([...counts].map(listed));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every facet is in the map
  return { total, cutOff: wanted.found?.length === FOUND_PEOPLE_MAX, choices: choices as PeopleCounts['choices'] };
}
