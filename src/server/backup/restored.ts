import type { Seal } from './seal.ts';

/** A backup whose bytes are what was written. */
export interface CheckedBackup {
  readonly file: string;
  /** Null for one of before backups had any. */
  readonly seal: Seal | null;
}

/** What a restore did. */
export interface Restored {
  /** What the database holds now. */
  readonly contents: string;
  /** Where what stood there is kept; null where nothing did. */
  readonly kept: string | null;
}

/** What a restore would do. */
export interface Examined {
  /** What the backup holds; null where only a restore could tell. */
  readonly contents: string | null;
  /** What it would replace; null where nothing would be missed. */
  readonly replaced: string | null;
}
