/** What watches a world: the invariants at its end, and what is noticed on the way. */
export const watchers = [
  'acts',
  'messages',
  'promptness',
  'outbox',
  'rollups',
  'views',
  'bookings',
  'books',
  'answers',
  'rejections',
  'rest',
] as const;
export type Watcher = (typeof watchers)[number];

/** Something that does not hold, by what noticed it. */
export interface Broken {
  readonly by: Watcher;
  readonly what: string;
}
