import type { Invariant } from '../invariant.ts';
import { TIME_ZONE } from '../site.ts';

/** The day of an instant, in a way of its own. */
function dayAt(at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, dateStyle: 'short' }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return `${2000 + (part('year') % 100)}-${String(part('month')).padStart(2, '0')}-${String(part('day')).padStart(2, '0')}`;
}

/** Page views that were acknowledged are counted, each once, on the day on which the site saw it. */
export const checkViews: Invariant = async ({ crowd }, { db }) => {
  const rows = await db.selectFrom('page_views').select(['at', 'filtered']).execute();
  const days = await db.selectFrom('daily_figures').select(['day', 'page_views as views']).execute();
  const broken: string[] = [];
  const lost = await db
    .selectFrom('page_views')
    .leftJoin('sessions', 'sessions.id', 'page_views.session_id')
    .select('page_views.id')
    .where('sessions.id', 'is', null)
    .execute();
  if (lost.length > 0) broken.push(`${lost.length} page views are of no session`);
  const { asked, acknowledged } = crowd.views;
  if (rows.length < acknowledged || rows.length > asked)
    broken.push(`${asked} page views were sent, ${acknowledged} acknowledged, and ${rows.length} are stored`);
  const programs = rows.filter(({ filtered }) => filtered === 1).length;
  if (programs > 0) broken.push(`${programs} page views of people count as a program's`);
  const counted = Map.groupBy(rows, ({ at }) => dayAt(at));
  const told = new Map<string, number>();
  // A day may stand in several rows.
  for (const { day, views } of days) told.set(day, (told.get(day) ?? 0) + views);
  for (const day of new Set([...counted.keys(), ...told.keys()]))
    if ((counted.get(day)?.length ?? 0) !== (told.get(day) ?? 0))
      broken.push(`${day} had ${counted.get(day)?.length ?? 0} page views, and the figures say ${told.get(day) ?? 0}`);
  return broken;
};
