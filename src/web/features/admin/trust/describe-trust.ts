import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { FilterReason, Trust, TrustKind } from '../../../../contract/trust.ts';
import { formatPercent, percentOf } from '../../../ui/format-figures.ts';

type Row = Trust['rows'][number];

export const kindNames: Readonly<Record<TrustKind, string>> = {
  lead: 'Leads',
  quiz: 'Finished quizzes',
  booking: 'Calls booked',
  payment: 'Orders paid',
};

export const reasonNames: Readonly<Record<FilterReason, { readonly name: string; readonly what: string }>> = {
  signed_in: { name: 'You and your helpers', what: 'signed in to the desk' },
  search: { name: 'Search engines', what: 'Google, Bing and others that list pages' },
  ai: { name: 'Readers for AI', what: 'programs that read for chat assistants' },
  preview: { name: 'Link previews', what: 'chats and networks that draw a card for a link' },
  driven: { name: 'Driven browsers', what: 'tests and speed checks without a person' },
  program: { name: 'Programs', what: 'scripts that fetch pages' },
  other: { name: 'Others', what: 'other bots, and what named nothing' },
};

const deviceNames = { phone: 'phones', tablet: 'tablets', computer: 'computers' } as const;

/** `16 (13.3%)`: how many no browser told of, and which part of all that is. */
export function describeUntold({ stored, untold }: Pick<Row, 'stored' | 'untold'>): string {
  return stored === 0 ? '0' : `${tellFigure(untold)} (${formatPercent(percentOf(untold, stored), 1)})`;
}

/** `9 on phones, 4 on computers, 3 on an unknown device`; empty where there is none. */
export function describeDevices({ devices }: Pick<Row, 'devices'>): string {
  return devices
    .map(
      ({ device, untold }) => `${tellFigure(untold)} on ${device === null ? 'an unknown device' : deviceNames[device]}`,
    )
    .join(', ');
}

/** Why what is stored and what is in the figures differ, in a sentence; null where they are the same. */
export function explainCounted({ stored, counted }: Pick<Row, 'stored' | 'counted'>): string | null {
  if (counted === null || counted === stored) return null;
  const off = tellFigure(Math.abs(stored - counted));
  return counted < stored
    ? `${off} more stored than counted: tried by somebody who was signed in, or entered by hand.`
    : `${off} more counted than stored: erased since, or told by a browser twice.`;
}

/** `3.1% to 5.6%`. */
export function describeInterval({ low, high }: NonNullable<Trust['rate']>): string {
  const percent = (share: number) => formatPercent(Math.round(share * 1000) / 10, 1);
  return `${percent(low)} to ${percent(high)}`;
}
