import type { CutName, CutRow } from '../../../../contract/cuts.ts';
import { nameEarned } from '../parts/name-source.ts';

export const cuts: readonly { readonly id: CutName; readonly name: string }[] = [
  { id: 'source', name: 'Source' },
  { id: 'campaign', name: 'Campaign' },
  { id: 'page', name: 'Page' },
  { id: 'device', name: 'Device' },
];

/** The cut that an address names; by source if it names none. */
export function readCut(text: string): CutName {
  return cuts.find(({ id }) => id === text)?.id ?? 'source';
}

const devices: Readonly<Record<string, string>> = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' };

/** A row's name, as the attribution figures name it. */
export function nameCut(cut: CutName, row: Pick<CutRow, 'kind' | 'name'>): string {
  if (cut === 'device') return devices[row.name] ?? 'Not known';
  return nameEarned(`${cut}s`, row);
}

/** A row as an address names it: `named:letter`. */
export function rowKey({ kind, name }: Pick<CutRow, 'kind' | 'name'>): string {
  return `${kind}:${name}`;
}
