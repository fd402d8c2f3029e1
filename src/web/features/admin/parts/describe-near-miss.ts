import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { NearMiss } from '../../../../contract/owner.ts';

const list = (type: 'conjunction' | 'disjunction', titles: readonly string[]) =>
  new Intl.ListFormat('en-US', { type }).format(titles);

/** The boxes that would take the deal at its location, those whose figures it only fits, and the number of tries. */
export function describeChances({
  takers,
  elsewhere,
  tries,
}: Pick<NearMiss, 'takers' | 'elsewhere' | 'tries'>): string {
  const here = takers.length > 0 ? `${list('disjunction', takers)} would take it.` : 'No buy box would take it there.';
  const buys = elsewhere.length === 1 ? 'which buys' : 'which buy';
  const fits = elsewhere.length > 0 ? [`Its figures fit ${list('conjunction', elsewhere)}, ${buys} elsewhere.`] : [];
  return [here, ...fits, `${tries === 1 ? '1 try' : `${tries} tries`}.`].join(' ');
}

/** `1 near miss in all`. */
export function countNearMisses(total: number): string {
  return `${tellFigure(total)} near ${total === 1 ? 'miss' : 'misses'} in all`;
}
