import type { ConversionType } from '../../../contract/conversions.ts';

/** What every analytics write knows of its sender. `at` is the server's clock in epoch milliseconds. */
export interface Seen {
  readonly at: number;
  /** Where days are cut. */
  readonly timeZone: string;
  /** A bot, or the owner: kept, counted as filtered, in no other figure. */
  readonly filtered: boolean;
}

export interface PageViewWrite extends Seen {
  readonly sessionId: string;
  /** As recordedPath() gives it. */
  readonly path: string;
  readonly title: string;
}

export interface VisitorWrite extends Seen {
  readonly sessionId: string;
  readonly userAgent: string;
  readonly referrer: string | null;
  /** The referring site as it is listed; '' for a direct visit. */
  readonly source: string;
  readonly landingPage: string;
  readonly utm: { readonly source: string | null; readonly medium: string | null; readonly campaign: string | null };
}

export interface ConversionWrite extends Omit<Seen, 'filtered'> {
  readonly sessionId: string | null;
  readonly type: ConversionType;
  readonly value: string | number | null;
  readonly page: string;
  readonly filtered?: boolean;
}

export interface EventWrite extends Omit<Seen, 'filtered' | 'timeZone'> {
  readonly sessionId: string | null;
  readonly name: string;
  readonly page: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>> | null;
  readonly filtered?: boolean;
}
