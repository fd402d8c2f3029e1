import words from '../../../demo/words.json' with { type: 'json' };
import type { PersonStatus } from '../../contract/people.ts';
import { demoId } from '../store/engine/demo-mark.ts';
import type { OwnerNote, WorkedPerson } from '../store/demo/worked-people.ts';
import { addDays, dayOf, startOfDay } from '../time/days.ts';
import type { DemoYear } from './plan-year.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Of those whom nobody has written or called yet; after some days hardly anybody is left. */
const UNANSWERED = { lately: 0.16, forDays: 8, later: 0.02 } as const;
/** How soon the owner turns to somebody, in minutes: often within the hour, seldom after days. */
const speeds = [
  { weight: 28, minutes: [4, 50] },
  { weight: 40, minutes: [60, 540] },
  { weight: 24, minutes: [600, 2400] },
  { weight: 8, minutes: [2880, 8640] },
] as const;
const paying: ReadonlySet<string> = new Set(['paid', 'partly refunded', 'dispute won']);

/** How far an owner is with somebody who first came so long ago; each step with its time. */
function stepsOf(firstAt: number, isBuyer: boolean, now: number, random: Random): [PersonStatus, number][] {
  const [soonest, latest] = random.weighted(speeds).minutes;
  const spoken = firstAt + random.between(soonest, latest) * MINUTE_MS;
  const isLately = now - firstAt < UNANSWERED.forDays * DAY_MS;
  if (spoken > now || random.chance(isLately ? UNANSWERED.lately : UNANSWERED.later)) return [];
  const steps: [PersonStatus, number][] = [['contacted', spoken]];
  const decided = spoken + random.between(2, 20) * DAY_MS;
  if (decided > now) return steps;
  if (isBuyer || random.chance(0.25)) steps.push(['qualified', decided]);
  const ended = decided + random.between(1, 12) * DAY_MS;
  if (ended > now) return steps;
  if (isBuyer) steps.push(['won', ended]);
  else if (random.chance(0.55)) steps.push(['lost', ended]);
  return steps;
}

/** What the owner of the demonstration did with everybody: statuses, notes, tags, and days to come back to them. */
export function planOwnerWork({ happenings }: DemoYear, now: number, timeZone: string, random: Random): WorkedPerson[] {
  const today = dayOf(now, timeZone);
  let notes = 0;
  const note = (at: number, kind: OwnerNote['kind'], data: object): OwnerNote => {
    notes += 1;
    return { id: demoId('note', notes), at, kind, data: JSON.stringify(data) };
  };
  return [...Map.groupBy(happenings, ({ person }) => person.email)].map(([email, things]) => {
    const firstAt = Math.min(...things.map(({ at }) => at));
    const isBuyer = things.some(
      (one) => one.kind === 'subscription' || (one.kind === 'checkout' && paying.has(one.outcome)),
    );
    const steps = things.some(({ waits }) => waits) ? [] : stepsOf(firstAt, isBuyer, now, random);
    const statuses: readonly PersonStatus[] = ['new', ...steps.map(([to]) => to)];
    const status = statuses.at(-1) ?? 'new';
    const events = steps.map(([to, at], index) => note(at, 'status', { from: statuses[index], to }));
    const spoken = steps[0]?.[1];
    if (spoken !== undefined && random.chance(0.35))
      events.push(note(spoken + 60_000, 'note', { text: random.pick(words.notes) }));
    const isOpen = status === 'contacted' || status === 'qualified';
    const comesBack = isOpen && random.chance(now - firstAt < 45 * DAY_MS ? 0.16 : 0.015);
    const followUp = comesBack ? startOfDay(addDays(today, random.between(-2, 9)), timeZone) : null;
    const tags = random.chance(0.18) ? [random.pick(words.tags)] : [];
    return { email, status, statusAt: steps.at(-1)?.[1] ?? 0, followUp, tags, events };
  });
}
