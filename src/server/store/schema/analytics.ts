import type { Generated } from 'kysely';
import type { CutName } from '../../../contract/cuts.ts';

/** One browser session, which is one visitor. The touch (referrer, landing page, UTM) comes with the browser's visitor call. */
interface SessionRow {
  id: string;
  first_seen_at: number;
  /** 1 for a bot or the owner: in no figure. */
  filtered: number;
  /** 1 once the visitor call has come. */
  reported: Generated<number>;
  user_agent: string | null;
  /** As the browser gave it. */
  referrer: string | null;
  /** Under which name it is counted in daily_referrers; '' is a direct visit. */
  counted_referrer: string | null;
  /** Path without query. */
  landing_page: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
}

interface PageViewRow {
  id: Generated<number>;
  session_id: string;
  path: string;
  /** As the browser sent it; shown nowhere, a page's own is in the contract. */
  title: string;
  at: number;
  filtered: number;
}

interface ConversionRow {
  id: string;
  session_id: string | null;
  /** Of the contract's list; before there was one, whatever a browser sent. */
  type: string;
  /** JSON: a text, a number, or absent. */
  value: string | null;
  page: string;
  at: number;
  filtered: number;
}

interface EventRow {
  id: Generated<number>;
  session_id: string | null;
  name: string;
  page: string;
  /** JSON object, or absent. */
  properties: string | null;
  at: number;
  filtered: number;
}

/**
 * A figure may stand in several rows, one for each bucket: groups of several processes that are written at once take different ones, so that none waits
 * for another's row. Whoever reads adds them up. 0 where one process writes, and for days that were folded.
 */
export interface Bucketed {
  bucket: Generated<number>;
}

/** The figures of one day (`YYYY-MM-DD` in the site's time zone), equal to what its raw rows add up to. */
interface DailyFiguresRow {
  day: string;
  visitors: number;
  page_views: number;
  conversions: number;
  /** Page views that were set aside. */
  filtered: number;
}

/** Something that is remembered about the database as a whole. */
interface MarkerRow {
  /** `figures_time_zone`: in which zone the days are cut. `figures_rebuild`: who recounts the figures, the latest to begin. `balance_compared`: how the books compared with the balance. `checkout_mail`: `on` where buyers who left their checkout are mailed. `calendar_feed`: what the owner's calendar link is signed over; empty once it was taken back. `stripe_events`: which events Stripe's webhook did not bring. */
  name:
    | 'balance_compared'
    | 'figures_time_zone'
    | 'calendar_feed'
    | 'checkout_mail'
    | 'busy_times'
    | 'notice_mails'
    | 'stripe_events'
    | 'weekly_report'
    | 'figures_rebuild';
  value: string;
}

/** How many page views of a day and a path were dropped for their age: with the rows that are left, they are what the figures add up to. */
interface DroppedPageViewsRow {
  day: string;
  path: string;
  filtered: number;
  views: number;
}

/** Visitors and conversions of a day that is over, equal to what its raw rows add up to when it was counted. */
interface DailyCutsRow {
  day: string;
  cut: CutName;
  kind: 'named' | 'none' | 'unknown' | 'others';
  /** Empty but for `named`. */
  name: string;
  visitors: number;
  conversions: number;
}

/** What is counted of the visits of a form. */
export type FormFigure = 'begun' | 'sent' | 'stopped' | 'furthest' | 'met' | 'to send' | 'to leave';

/** How far one visit came in one form, as the visitor's browser told it; never what was typed. */
interface FormVisitRow {
  session_id: string;
  form: string;
  at: number;
  /** 1 once the form was taken. */
  sent: number;
  /** From the first key to the last. */
  seconds: number;
  /** Empty where none was touched, as is `furthest_field`. */
  last_field: string;
  furthest_field: string;
  /** The messages met, as a JSON list of `field key`. */
  messages: string;
}

/** What the visits of a day add up to, or those of them that were dropped for their age. */
interface FormTimesRow {
  day: string;
  form: string;
  what: FormFigure;
  /** A field, a message as `field key`, or seconds; empty but for those. */
  name: string;
  times: number;
}

/**
 * What is counted of a day that is over, beside what browsers reported. `what` is `stored:KIND`, `untold:KIND` (by device) or `counted:KIND` of what was
 * left, or `filtered` (by reason). `let_in` and `removed` (by kind) are counted when the owner's decision is carried out, and are kept for good.
 */
interface DailyTrustRow {
  day: string;
  what: string;
  /** The device class, the reason or the kind; empty where it is not known. */
  name: string;
  times: number;
}

export interface AnalyticsTables {
  form_visits: FormVisitRow;
  daily_forms: FormTimesRow & Bucketed;
  dropped_forms: FormTimesRow & Bucketed;
  daily_trust: DailyTrustRow;
  /** The days that stand in `daily_trust`. */
  trust_days: { day: string };
  daily_cuts: DailyCutsRow;
  /** The days that stand in `daily_cuts`. */
  cut_days: { day: string };
  markers: MarkerRow;
  dropped_page_views: DroppedPageViewsRow;
  sessions: SessionRow;
  page_views: PageViewRow;
  conversions: ConversionRow;
  events: EventRow;
  daily_figures: DailyFiguresRow & Bucketed;
  daily_paths: { day: string; path: string; views: number } & Bucketed;
  daily_referrers: { day: string; referrer: string; visitors: number } & Bucketed;
}
