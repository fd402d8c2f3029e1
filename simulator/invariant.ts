import type { Store } from '../src/server/store/engine/store.ts';
import type { Shop } from './buyers.ts';
import type { Site } from './site.ts';
import type { Crowd } from './visitors.ts';

/** The site, and everybody who comes to it. */
export interface World {
  readonly site: Site;
  readonly crowd: Crowd;
  readonly shop: Shop;
}

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

/** Something that has to hold in the end: says in words what does not. */
export type Invariant = (world: World, store: Store) => Promise<string[]>;
