import { parseUrl } from '../../../../domain/parse-url.ts';
import type { Earned, TouchAspect } from '../../../../contract/attribution.ts';
import type { Origin } from '../../../../contract/owner-details.ts';

interface NamedSource {
  readonly name: string;
  readonly kind: string;
}

/** Names a referrer: an empty one is direct traffic, any other an external referrer. */
export function nameSource(referrer: string): NamedSource {
  return referrer === ''
    ? { name: 'Direct Traffic', kind: 'Direct visits or bookmarks' }
    : { name: referrer, kind: 'External Referrer' };
}

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

/** The name of a row in the attribution figures. */
export function nameEarned(aspect: TouchAspect, { kind, name }: Pick<Earned, 'kind' | 'name'>): string {
  if (kind === 'named') return parseUrl(name)?.host || name;
  if (kind === 'unknown') return 'Not known';
  return kind === 'none' ? none[aspect] : others[aspect];
}

/** The origin of a lead or order, with the names of the attribution figures: `Campaign november, letter, in through /buy-box`. */
export function describeOrigin(origin: Origin | null): string {
  if (origin === null) return nameEarned('sources', { kind: 'unknown', name: '' });
  const { campaign, source, landingPage } = origin;
  const from = source === '' ? null : nameEarned('sources', { kind: 'named', name: source });
  const parts = [campaign === '' ? null : `Campaign ${campaign}`, from].filter((part) => part !== null);
  const named = parts.length === 0 ? [nameEarned('sources', { kind: 'none', name: '' })] : parts;
  return [...named, `in through ${landingPage}`].join(', ');
}
