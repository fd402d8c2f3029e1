import type { Origin } from '../../../../contract/owner-details.ts';
import { nameEarned } from './name-earned.ts';

/** Where something came from, named as in what earned what: `Campaign november, letter, in through /buy-box`. */
export function describeOrigin(origin: Origin | null): string {
  if (origin === null) return nameEarned('sources', { kind: 'unknown', name: '' });
  const { campaign, source, landingPage } = origin;
  const from = source === '' ? null : nameEarned('sources', { kind: 'named', name: source });
  const parts = [campaign === '' ? null : `Campaign ${campaign}`, from].filter((part) => part !== null);
  const named = parts.length === 0 ? [nameEarned('sources', { kind: 'none', name: '' })] : parts;
  return [...named, `in through ${landingPage}`].join(', ');
}
