import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/server/store/engine/open-store.ts';
import { switchCheckoutMail } from '../src/server/payments/abandoned-checkouts.ts';
import type { Mishap } from '../stand-ins/stripe/server.ts';
import { book, change, hoard } from './bookers.ts';
import { atStripe, checkOut, onboard, pay, sendWebhooks, subscribe } from './buyers.ts';
import { beginChance, fate } from './chance.ts';
import type { World } from './invariant.ts';
import type { Broken } from './watchers.ts';
import { findBroken, findHeld } from './invariants.ts';
import { stormsIn, type Happening, type Script } from './script.ts';
import type { CrmMood, SmtpMood } from './services.ts';
import { openSite } from './site.ts';
import { UNTIL_WELL, beginWeather, disk, endTroubles, noteTrouble } from './step.ts';
import { RestlessError, beginTime, callLater, passTime, trueTime, turnsTaken } from './time.ts';
import { beginTrace, endTrace, tell, type Trace } from './trace.ts';
import { fillIn, flood, newCrowd, viewPages } from './visitors.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, at a time at which sessions can be booked. */
const BEGIN = Date.UTC(2026, 9, 19, 15);
/** Longer than the longest wait for another attempt, and than Stripe is not compared with. */
const QUIET_MS = 4 * DAY_MS;

/** By then a process has looked twice at every claim, however seldom it looks. */
const SOON_MS = 17 * HOUR_MS;

const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const SQLITE_CODES = { busy: 5, ioError: 10, full: 13 } as const;

/** What one world came to. */
export interface Outcome {
  /** What does not hold; empty where all does. */
  readonly broken: readonly Broken[];
  readonly trace: Trace;
  readonly days: number;
  /** What visitors and Stripe's buyers did, and what went wrong. */
  readonly happenings: number;
  readonly turns: number;
}

const crmMoods: readonly CrmMood[] = ['away', 'busy', 'silent', 'failing', 'deaf'];
const smtpMoods: readonly SmtpMood[] = ['away', 'refusing', 'busy', 'silent', 'deaf'];
const mishaps: readonly Mishap[] = [
  { kind: 'silence', isDone: true },
  { kind: 'silence', isDone: false },
  { kind: 'answer', fault: { status: 500, isDone: true } },
  { kind: 'answer', fault: { status: 500, isDone: false } },
  { kind: 'answer', fault: { status: 429, isDone: false }, retryAfter: '60' },
];

/** Three days, hours or minutes: what a service outside takes to come back. */
const lasting = (what: number) => [3 * DAY_MS, 5 * HOUR_MS, 20 * MINUTE_MS, 2 * MINUTE_MS][what % 4] ?? MINUTE_MS;

/** Who looks at the free times has chosen one by then. */
const UNTIL_THEY_PRESS_MS = 200;

function stall(ms: number): void {
  disk.stallsUntil = trueTime() + ms;
  noteTrouble(ms);
}

/** What goes wrong; true where it was something of this kind. */
function goWrong({ site, crowd, shop }: World, { kind, who, what }: Happening): boolean {
  const slot = who % site.slots.length;
  const { crm, smtp } = site.services;
  const now = trueTime();
  const isOneOf = (things: Readonly<Record<string, () => void>>) => {
    const thing = things[kind];
    thing?.();
    return thing !== undefined;
  };
  return isOneOf({
    kill: () => site.kill(slot, what % 5 === 0 ? 0 : what % 120, (1 + (who % 60)) * SECOND_MS),
    stop: () => site.stop(slot, (1 + (what % 30)) * SECOND_MS),
    refuse() {
      disk.refusesUntil = now + (1 + (what % 30)) * SECOND_MS;
      disk.refusal = [SQLITE_CODES.full, SQLITE_CODES.ioError, SQLITE_CODES.busy][what % 3] ?? SQLITE_CODES.full;
      noteTrouble(disk.refusesUntil - now);
    },
    away() {
      disk.awayUntil = now + (1 + (what % 40)) * 500;
      noteTrouble(disk.awayUntil - now);
    },
    stall: () => stall((1 + (what % 30)) * 500),
    clock() {
      const { life } = site.slots[slot] ?? {};
      if (life === undefined) return;
      life.clockOffMs = [DAY_MS, -DAY_MS, HOUR_MS, -90 * SECOND_MS, 0][what % 5] ?? 0;
      noteTrouble(UNTIL_WELL);
      // What this process stores is dated by its own clock.
      noteTrouble(UNTIL_WELL, life.clockOffMs);
      tell(life.name, `its clock is off by ${life.clockOffMs} ms`);
    },
    crm() {
      if (crm.until <= now) crm.since = now;
      crm.mood = crmMoods[who % crmMoods.length] ?? 'away';
      crm.until = now + lasting(what);
      // After days away it comes back and is busy.
      if (crm.mood === 'away')
        callLater(lasting(what), () => Object.assign(crm, { mood: 'busy', until: trueTime() + HOUR_MS }));
      tell('crm', `is ${crm.mood} for ${lasting(what)} ms`);
    },
    smtp() {
      smtp.mood = smtpMoods[who % smtpMoods.length] ?? 'away';
      smtp.until = now + lasting(what);
      tell('smtp', `is ${smtp.mood} for ${lasting(what)} ms`);
    },
    stripe: () => site.standIn.mishaps(mishaps[what % mishaps.length] ?? null),
    'lose-webhooks'() {
      shop.lostUntil = now + lasting(what);
    },
    network() {
      crowd.network.loses = [0, 0.03, 0.15, 0.4][what % 4] ?? 0;
    },
  });
}

async function act({ site, crowd, shop }: World, { kind, who, what }: Happening): Promise<void> {
  if (kind === 'views') return viewPages(site, crowd, what);
  if (kind === 'quiz' || kind === 'deal' || kind === 'form') {
    await fillIn(site, crowd, { who, what, form: kind });
    return;
  }
  if (kind === 'flood') return flood(site, crowd, { who, what });
  if (kind === 'book') return book(site, crowd, { who, what });
  if (kind === 'hoard') return hoard(site, crowd, { who, what });
  // Several want the same time at once; in half of these the disk is slow when they press, so that what they want is stored together.
  if (kind === 'rush') {
    if (who % 2 === 0) callLater(UNTIL_THEY_PRESS_MS, () => stall(SECOND_MS));
    const bookers = [0, 1, 2, 3].map((more) => book(site, crowd, { who: who + more, what }));
    const movers = [0, 1].map((more) => change(site, crowd, { who: who + more, what: what % 3, isMove: true }));
    await Promise.all([...bookers, ...movers]);
    return;
  }
  if (kind === 'move' || kind === 'cancel') return change(site, crowd, { who, what, isMove: kind === 'move' });
  if (kind === 'checkout') return checkOut(site, crowd, shop, { who, what });
  if (kind === 'pay') return pay(site, crowd, shop, { kind: 'confirm', who, what });
  if (kind === 'onboard') return onboard(site, crowd, shop, { who, what });
  if (kind === 'subscribe') return subscribe(site, crowd, what);
  if (kind === 'mail-checkouts') {
    const store = site.slots.find(({ running }) => running !== null)?.running?.store;
    if (store !== undefined) await switchCheckoutMail(store, true).catch(() => undefined);
    return;
  }
  if (site.config.payments !== 'stripe') return;
  const stripeKind = STRIPE_KINDS.find((one) => one === kind);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of them is a kind of the money's world
  if (stripeKind !== undefined) atStripe(site, shop, { kind: stripeKind as 'settle', who, what });
}

const STRIPE_KINDS = ['settle', 'refund', 'settle-refund', 'dispute', 'close-dispute', 'renew', 'retry-invoice'];

/** What goes wrong in a storm. */
const STORM_TROUBLES = ['kill', 'kill', 'refuse', 'away', 'stall', 'crm'];
const STORM_MS = 8 * SECOND_MS;

function happen(world: World, happening: Happening): void {
  const { kind, who, what } = happening;
  tell('world', `${kind} ${who} ${what}`);
  if (kind === 'storm') storm(world);
  else if (!goWrong(world, happening))
    act(world, happening).catch((error: unknown) => {
      world.site.complaints.push({ by: 'rejections', what: `${kind}: ${inWords(error)}` });
    });
}

/** Many come at once while things go wrong: what a fault needs to show is rarely there one by one. */
function storm(world: World): void {
  const { between, pick } = fate();
  const kinds = [
    ...Array.from({ length: 8 }, () => pick(stormsIn(world.focus))),
    ...[1, 2].map(() => pick(STORM_TROUBLES)),
  ];
  for (const kind of kinds) {
    const happening = { kind, after: 0, who: between(0, 1000), what: between(0, 1000) };
    callLater(between(0, STORM_MS), () => happen(world, happening));
  }
}

/** The worst comes last: a process whose clock is ahead dies in a storm, and what it leaves must be put right in the quiet after it. */
function lastStorm(world: World): void {
  const { between, chance } = fate();
  if (chance(0.5)) happen(world, { kind: 'clock', after: 0, who: 0, what: 0 });
  storm(world);
  callLater(between(0, STORM_MS), () => happen(world, { kind: 'kill', after: 0, who: 0, what: 5 * between(0, 20) }));
}

/** Everything outside is well again, and every process runs. */
function heal({ site, crowd, shop }: World): void {
  tell('world', 'all is well again');
  const now = trueTime();
  Object.assign(site.services.crm, { mood: 'well', until: 0 });
  Object.assign(site.services.smtp, { mood: 'well', until: 0 });
  site.standIn.calm();
  crowd.network.loses = 0;
  shop.lostUntil = 0;
  noteTrouble(0);
  endTroubles();
  for (const { life } of site.slots) Object.assign(life, { clockOffMs: 0, stepsLeft: null });
  // A mood that was to begin later.
  callLater(3 * DAY_MS, () => Object.assign(site.services.crm, { mood: 'well', until: 0 }));
  callLater(now - trueTime(), () => undefined);
}

const inWords = (error: unknown) => (error instanceof Error ? error.stack : String(error));

let template: string | null = null;

/** A migrated database without rows; made once. */
export async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(scratch, 'foyer-simulated-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  await store.close();
  template = join(folder, 'foyer.db');
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Lives through one world and says what does not hold at its end. The same script and seed give the same trace. */
export async function live(script: Script, { seed, days }: { seed: number; days: number }): Promise<Outcome> {
  const dataDir = mkdtempSync(join(scratch, 'foyer-simulated-'));
  if (template !== null) copyFileSync(template, join(dataDir, 'foyer.db'));
  beginTime(BEGIN);
  beginChance(seed);
  beginTrace();
  beginWeather();
  const site = openSite({ ...script, dataDir });
  const world: World = { focus: script.focus, site, crowd: newCrowd(), shop: { buyers: [], lostUntil: 0 } };
  const onRejected = (error: unknown) => {
    site.complaints.push({ by: 'rejections', what: `A rejection that nobody took: ${inWords(error)}` });
  };
  process.on('unhandledRejection', onRejected);
  let happened = 0;
  const outcome = () => ({
    trace: endTrace(),
    days: days + QUIET_MS / DAY_MS,
    happenings: happened,
    turns: turnsTaken(),
  });
  try {
    sendWebhooks(site, world.crowd, world.shop);
    site.slots.forEach((_, slot) => callLater(slot * 50, () => site.start(slot)));
    await passTime(BEGIN + 2 * SECOND_MS);
    const end = BEGIN + days * DAY_MS;
    for (const happening of script.happenings) {
      const at = trueTime() + happening.after;
      if (at > end) break;
      await passTime(at);
      happened += 1;
      happen(world, happening);
    }
    await passTime(end - STORM_MS);
    lastStorm(world);
    await passTime(end);
    heal(world);
    await passTime(end + SOON_MS);
    site.complaints.push(...(await findHeld(dataDir)));
    await passTime(end + QUIET_MS);
    const broken = [...site.complaints, ...(await findBroken(world, dataDir))];
    return { ...outcome(), broken };
  } catch (error) {
    if (!(error instanceof RestlessError)) throw error;
    return { ...outcome(), broken: [...site.complaints, { by: 'rest', what: error.message }] };
  } finally {
    process.off('unhandledRejection', onRejected);
    for (const { life } of site.slots) life.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
