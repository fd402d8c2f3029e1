const daysOf = new Map([
  ['hour', 1 / 24],
  ['day', 1],
  ['week', 7],
  ['month', 30],
]);
const TIME = /(\d+)[\s-]*(hour|day|week|month)/i;

/** The days in a time as it is told: `2-week turnaround` is 14, `7-14 days` the later; null where it names none. */
export function toldDays(told: string): number | null {
  const [, count, unit = ''] = TIME.exec(told) ?? [];
  const days = daysOf.get(unit.toLowerCase());
  return days === undefined ? null : Number(count) * days;
}
