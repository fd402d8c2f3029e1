import { pageLanguage } from './say.ts';

const days = { Mon: 'lun', Tue: 'mar', Wed: 'mié', Thu: 'jue', Fri: 'vie', Sat: 'sáb', Sun: 'dom' } as const;
const isDay = (name: string): name is keyof typeof days => name in days;

/** Hours as the site tells them, `Mon-Wed 9 AM - 3 PM EST`, in the page's language. */
export function sayHours(told: string): string {
  if (pageLanguage() === 'en') return told;
  return told
    .replaceAll(/\b[A-Z][a-z]{2}\b/g, (name) => (isDay(name) ? days[name] : name))
    .replaceAll(/\b([AP])M\b/g, (_, half: string) => `${half.toLowerCase()}.m.`);
}
