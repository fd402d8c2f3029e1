import type { Store } from '../src/server/store/engine/store.ts';
import type { Shop } from './buyers.ts';
import type { Focus } from './script.ts';
import type { Site } from './site.ts';
import type { Crowd } from './visitors.ts';

/** The site, and everybody who comes to it. */
export interface World {
  readonly focus: Focus;
  readonly site: Site;
  readonly crowd: Crowd;
  readonly shop: Shop;
}

/** Something that has to hold in the end: says in words what does not. */
export type Invariant = (world: World, store: Store) => Promise<string[]>;
