import type { Language } from '../../contract/languages.ts';
import { pageLanguage } from './say.ts';

/*
 * Days and times in the page's language, not with Intl: the first format that a page makes takes 25 ms on a desk and a tenth of a second on a slow phone
 * (decision 45).
 */

/** How a language writes days and times. */
interface Writing {
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly halves: readonly [morning: string, afternoon: string];
  monthDay(month: string, day: number): string;
  date(month: string, day: number, year: number): string;
  shortDate(month: string, day: number, year: number): string;
}

const writings: Readonly<Record<Language, Writing>> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    halves: ['AM', 'PM'],
    monthDay: (month, day) => `${month} ${day}`,
    date: (month, day, year) => `${month} ${day}, ${year}`,
    shortDate: (month, day, year) => `${month} ${day}, ${year}`,
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    halves: ['a.m.', 'p.m.'],
    monthDay: (month, day) => `${day} de ${month}`,
    date: (month, day, year) => `${day} de ${month} de ${year}`,
    shortDate: (month, day, year) => `${day} ${month} ${year}`,
  },
};

const writing = () => writings[pageLanguage()];

/** Letters of a short name. */
const SHORT = 3;
const MINUTES_IN_HOUR = 60;
const NOON_HOUR = 12;

/** The parts of a calendar day, `2026-11-30`: the month from 0, the weekday from Sunday. */
function partsOf(day: string) {
  const at = new Date(`${day}T00:00:00Z`);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate(), weekday: at.getUTCDay() };
}

const nameOfMonth = (month: number) => writing().months[month] ?? '';
const nameOfWeekday = (weekday: number) => writing().weekdays[weekday] ?? '';

/** `November 30`; the month from 0. */
export function sayMonthDay(month: number, date: number): string {
  return writing().monthDay(nameOfMonth(month), date);
}

/** `Monday, November 30`, of a calendar day. */
export function sayDay(day: string): string {
  const { month, date, weekday } = partsOf(day);
  return `${nameOfWeekday(weekday)}, ${sayMonthDay(month, date)}`;
}

/** `November 30, 2026`, of a calendar day. */
export function sayDate(day: string): string {
  const { year, month, date } = partsOf(day);
  return writing().date(nameOfMonth(month), date, year);
}

/** `Nov 30, 2026`, of a calendar day. */
export function sayShortDate(day: string): string {
  const { year, month, date } = partsOf(day);
  return writing().shortDate(nameOfMonth(month).slice(0, SHORT), date, year);
}

/** `Nov`, of a calendar day. */
export function sayShortMonth(day: string): string {
  return nameOfMonth(partsOf(day).month).slice(0, SHORT);
}

/** `Mon`, of a calendar day. */
export function sayShortWeekday(day: string): string {
  return nameOfWeekday(partsOf(day).weekday).slice(0, SHORT);
}

/** `Sunday` to `Saturday`. */
export function sayWeekdays(): readonly string[] {
  return writing().weekdays;
}

/** `3:05 PM`, of minutes after midnight. */
export function sayTime(minutes: number): string {
  const hour = Math.floor(minutes / MINUTES_IN_HOUR);
  const shown = `${hour % NOON_HOUR || NOON_HOUR}:${String(minutes % MINUTES_IN_HOUR).padStart(2, '0')}`;
  return `${shown} ${writing().halves[hour < NOON_HOUR ? 0 : 1]}`;
}
