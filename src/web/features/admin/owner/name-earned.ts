import type { Earned, TouchAspect } from '../../../../contract/attribution.ts';
import { nameSource } from '../name-source.ts';

const none: Readonly<Record<TouchAspect, string>> = {
  sources: nameSource('').name,
  pages: 'No page',
  campaigns: 'No campaign',
};
const others: Readonly<Record<TouchAspect, string>> = {
  sources: 'All other sources',
  pages: 'All other pages',
  campaigns: 'All other campaigns',
};

/** What a row of a list is called. */
export function nameEarned(aspect: TouchAspect, { kind, name }: Pick<Earned, 'kind' | 'name'>): string {
  if (kind === 'named') return (URL.canParse(name) && new URL(name).host) || name;
  if (kind === 'unknown') return 'Not known';
  return kind === 'none' ? none[aspect] : others[aspect];
}
