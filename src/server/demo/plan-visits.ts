import people from '../../../demo/people.json' with { type: 'json' };
import traffic from '../../../demo/traffic.json' with { type: 'json' };
import { pageTitle, recordedPath } from '../../contract/paths.ts';
import { DEMO_START } from '../store/engine/demo-mark.ts';
import type { DemoVisit } from '../store/demo/store-visits.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
/** Of visits; the figures leave them out. */
const BOTS = 0.03;
const LONGEST_LOOK_SECONDS = 150;
/** One visit in so many blocks the report of where it came from. */
const TOLD_BUT_ONE_IN = 14;

/** Where visits come from. `worth` says how much likelier than others its visitors are to leave something. */
export interface DemoSource {
  readonly weight: number;
  readonly referrer: string | null;
  readonly utm?: readonly (string | undefined)[];
  readonly landing: readonly string[];
  readonly worth: number;
  /** A campaign's first and last day. */
  readonly daysAgo?: readonly (number | undefined)[];
}

const allSources: readonly DemoSource[] = traffic.sources;

/** The sources of a day. */
export function sourcesOf(daysAgo: number): readonly DemoSource[] {
  return allSources.filter(({ daysAgo: [from = Infinity, until = 0] = [] }) => daysAgo <= from && daysAgo >= until);
}

/** How many visits a day has: more each month, more in spring and on weekdays, more while a campaign runs. */
export function visitsOf({ daysAgo, day }: { daysAgo: number; day: string }, random: Random): number {
  const date = new Date(`${day}T12:00:00Z`);
  const season = (traffic.weekdays[date.getUTCDay()] ?? 1) * (traffic.months[date.getUTCMonth()] ?? 1);
  const weight = sourcesOf(daysAgo).reduce((sum, source) => sum + source.weight, 0);
  const usual = allSources.filter((source) => source.daysAgo === undefined).reduce((sum, one) => sum + one.weight, 0);
  const grown = 24 + 26 * (1 - daysAgo / 365);
  return Math.round(grown * season * (weight / usual) * (0.85 + 0.3 * random.next()));
}

/** A time of a day, at the hours at which people look at websites. */
export function timeOfDay(startsAt: number, random: Random): number {
  const hours = traffic.hours.map((weight, hour) => ({ hour, weight }));
  return startsAt + random.weighted(hours).hour * HOUR_MS + random.between(0, HOUR_MS - 1);
}

function siteOf(referrer: string | null): string {
  return referrer === null ? '' : new URL(referrer).origin;
}

/** A visit that looks at some pages; `onThe` is the page on which something is left, which it then ends on. */
export function makeVisit(
  { number, at, source, onThe }: { number: number; at: number; source: DemoSource; onThe: string | null },
  random: Random,
): DemoVisit {
  const isBot = onThe === null && random.chance(BOTS);
  const landing = recordedPath(random.pick(source.landing));
  const more = isBot ? 0 : Math.floor(5 * random.next() ** 2);
  const between = Array.from({ length: more }, () => recordedPath(random.pick(traffic.pages)));
  const paths = [landing, ...between, ...(onThe === null || onThe === landing ? [] : [onThe])];
  let time = at;
  const [medium, campaign] = [source.utm?.[1] ?? null, source.utm?.[2] ?? null];
  return {
    id: `${DEMO_START}${number}`,
    at,
    filtered: isBot,
    isTold: isBot || number % TOLD_BUT_ONE_IN !== 0,
    userAgent: isBot ? random.pick(people.bots) : random.weighted(people.userAgents).text,
    referrer: source.referrer,
    source: siteOf(source.referrer),
    landingPage: landing,
    utm: { source: source.utm?.[0] ?? null, medium, campaign },
    views: paths.map((path) => {
      const view = { path, title: pageTitle(path) ?? '', at: time };
      time += random.between(8, LONGEST_LOOK_SECONDS) * 1000;
      return view;
    }),
    events: [],
  };
}
