/** What a restore did. */
export interface Restored {
  /** What the database holds now. */
  readonly contents: string;
  /** Where what stood there is kept; null where nothing did. */
  readonly kept: string | null;
}
