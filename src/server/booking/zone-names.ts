import type { Language } from '../../contract/languages.ts';
import { localeOf } from '../words/say-in.ts';

const known = new Map<string, Readonly<Record<Language, string>>>();

function nameIn(language: Language, timeZone: string): string {
  const parts = { timeZone, hour: 'numeric', timeZoneName: 'shortGeneric' } as const;
  const said = new Intl.DateTimeFormat(localeOf(language), parts).formatToParts(0);
  return said.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A zone's short name in any season: `ET`, or `Germany Time` where it has no abbreviation. */
export function namesOfZone(timeZone: string): Readonly<Record<Language, string>> {
  const names = known.get(timeZone) ?? { en: nameIn('en', timeZone), es: nameIn('es', timeZone) };
  known.set(timeZone, names);
  return names;
}
