import type { Generated } from 'kysely';
import type { PictureKind } from '../../../domain/onboarding/picture-kind.ts';

/** A buyer's onboarding form; its answers stand in its lead's `fields`. An order has one at most. */
interface OnboardingRow {
  id: string;
  form: 'website' | 'website-crm';
  lead_id: string;
  order_id: string | null;
  created_at: number;
}

/** A picture as it was written anew; without an onboarding it is an orphan, and goes after a day. In the form of a paid order it stays for good. */
interface UploadRow {
  /** Not to be guessed: whoever has it may put the picture into a form. */
  id: string;
  onboarding_id: string | null;
  kind: PictureKind;
  width: number;
  height: number;
  byte_count: number;
  created_at: number;
  /** A keyed hash of the client it came from. */
  client: string | null;
  /** 1 where it stays for good; others are bounded in number, weight and time. */
  kept: Generated<number>;
  bytes: Uint8Array;
}

export interface OnboardingTables {
  onboardings: OnboardingRow;
  uploads: UploadRow;
}
