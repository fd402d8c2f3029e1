import type { Today } from '../../contract/today.ts';
import type { Earned } from '../../contract/attribution.ts';
import type { Config } from '../config/config.ts';
import { readToday } from '../desk/today/read-today.ts';
import type { Log } from '../logging/log.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { MailProps } from '../outbox/mail-schemas.ts';
import { buildAttribution } from '../sales/attribution.ts';
import { showsTestSales } from '../sales/sales-stats.ts';
import { buildTrend } from '../sales/trend.ts';
import type { Store } from '../store/engine/store.ts';
import { readMarker, setMarker } from '../store/rebuild/markers.ts';
import type { Clock } from '../time/clock.ts';
import { addDays, dayOf, mondayOf, startOfDay } from '../time/days.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 15 * 60_000;
/** At seven on Monday; a server that was off sends it until Tuesday night. */
const SENT_FROM_HOUR = 7;
const SENT_FOR_HOURS = 41;
const SOURCES = 3;
const MARKER = 'weekly_report';

interface ReportDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

type Report = Omit<MailProps<'weekly-report'>, 'stopPath'>;

function nameSource({ kind, name }: Earned): string {
  if (kind === 'named') return name;
  return kind === 'none' ? 'Direct' : 'Unknown';
}

/** What waits, in words; parts that could not be read are left out. */
function waitingLines(today: Today): string[] {
  const lines: [{ state: string; total?: number }, string, string][] = [
    [today.people, 'new person to answer', 'new people to answer'],
    [today.reactivations, 'reactivation to answer', 'reactivations to answer'],
    [today.nearMisses, 'near miss worth a call', 'near misses worth a call'],
    [today.calls, 'call today', 'calls today'],
    [today.followUps, 'follow-up that is due', 'follow-ups that are due'],
    [today.orders, 'order to look at', 'orders to look at'],
    [today.deliveries, 'message that did not arrive', 'messages that did not arrive'],
  ];
  return lines.flatMap(([{ total = 0 }, one, several]) =>
    total === 0 ? [] : [`${total} ${total === 1 ? one : several}`],
  );
}

/** The week that ended on the Sunday before a Monday, beside the one before it. */
async function buildReport(config: Config, { store, clock, log }: ReportDeps, monday: string): Promise<Report> {
  const deps = { store, clock, timeZone: config.siteTimeZone, test: showsTestSales(config) };
  const span = { first: addDays(monday, -7), last: addDays(monday, -1) };
  const onFailure = (part: string, error: unknown) =>
    log.warn({ err: error, part }, 'A part of the weekly report could not be read');
  const [{ now, before }, earned, today] = await Promise.all([
    buildTrend(deps, span),
    buildAttribution(deps, span),
    readToday({ store, config, now: clock.now(), onFailure }),
  ]);
  const count = (of: 'visitors' | 'conversions' | 'sales' | 'revenueCents') => ({
    now: now.totals[of],
    before: before.totals[of],
  });
  return {
    from: span.first,
    to: span.last,
    visitors: count('visitors'),
    conversions: count('conversions'),
    sales: count('sales'),
    revenueCents: count('revenueCents'),
    leads: earned.totalLeads,
    sources: earned.last.sources
      .filter(({ kind, leads, sales }) => kind !== 'others' && leads + sales > 0)
      .slice(0, SOURCES)
      .map((source) => ({ name: nameSource(source), leads: source.leads, revenueCents: source.revenueCents })),
    waiting: waitingLines(today),
    test: deps.test,
  };
}

const isEmpty = ({ visitors, leads, sales, waiting }: Report) =>
  visitors.now + visitors.before + leads + sales.now === 0 && waiting.length === 0;

/**
 * Mails the owner's last week once, from Monday at seven by the site's clock to Tuesday night. A week in which nothing happened is not told of. Returns
 * whether it was queued.
 */
export async function reportWeek(config: Config, deps: ReportDeps): Promise<boolean> {
  const { ownerEmail, siteTimeZone: timeZone } = config;
  const { store, clock } = deps;
  if (ownerEmail === null) return false;
  const at = clock.now();
  const monday = mondayOf(dayOf(at, timeZone));
  const due = startOfDay(monday, timeZone) + SENT_FROM_HOUR * HOUR_MS;
  if (at < due || at >= due + SENT_FOR_HOURS * HOUR_MS) return false;
  if ((await readMarker(store.db, MARKER)) === monday) return false;
  const stops = createMailStops(store);
  const report = await buildReport(config, deps, monday);
  const stopPath = await stops.pathFor('weekly-report', ownerEmail);
  return store.write(async (tx) => {
    if ((await readMarker(tx, MARKER)) === monday) return false;
    await setMarker(tx, MARKER, monday);
    if (isEmpty(report) || (await stops.isStopped(tx, 'weekly-report', ownerEmail))) return false;
    await queueMail(tx, {
      template: 'weekly-report',
      to: ownerEmail,
      props: { ...report, stopPath },
      leadId: null,
      at,
    });
    return true;
  });
}

/** Looks every quarter of an hour whether a week is to be told of. */
export function sweepWeeklyReport(config: Config, deps: ReportDeps): Sweeper {
  const work = () => reportWeek(config, deps);
  return sweepEvery(
    { name: 'weekly-report', everyMs: LOOK_EVERY_MS, work, failure: 'The weekly report could not be made' },
    deps.log,
  );
}
