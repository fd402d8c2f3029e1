import type { Notice } from '../../contract/owner-notices.ts';
import { addressKey } from '../../domain/addresses/meant-address.ts';

/** An address is told once so many people asked for it: one of them may have mistyped. */
const PEOPLE_MIN = 3;
/** What strangers can make this remember: so many addresses, those asked for last, and so many people for each. */
export const ADDRESSES_MAX = 200;
const PEOPLE_MAX = 100;
const PATH_MAX_CHARS = 60;
const TOLD_MAX = 5;

const PLAIN_PATH = /^\/[\w\-./~%+]+$/;

/** Addresses that people asked for and at which nothing stands, since this process began. */
export interface MissedAddresses {
  /** @param person whoever counts as one client */
  note(path: string, person: string): void;
  /** @param isFound whether the address leads somewhere by now */
  tell(isFound: (path: string) => boolean): Notice[];
}

export function createMissedAddresses(): MissedAddresses {
  /** The one asked for last stands last. */
  const missed = new Map<string, { path: string; people: Set<string> }>();
  return {
    note(path, person) {
      if (path.length > PATH_MAX_CHARS || !PLAIN_PATH.test(path)) return;
      const key = addressKey(path);
      const entry = missed.get(key) ?? { path, people: new Set() };
      if (entry.people.size < PEOPLE_MAX) entry.people.add(person);
      missed.delete(key);
      missed.set(key, entry);
      for (const oldest of missed.keys()) {
        if (missed.size <= ADDRESSES_MAX) break;
        missed.delete(oldest);
      }
    },
    tell(isFound) {
      const asked = [...missed.values()]
        .filter(({ path, people }) => people.size >= PEOPLE_MIN && !isFound(path))
        .toSorted((a, b) => b.people.size - a.people.size)
        .slice(0, TOLD_MAX)
        .map(({ path, people: { size } }) => `${path} (${size}${size === PEOPLE_MAX ? ' or more' : ''} people)`);
      if (asked.length === 0) return [];
      return [
        {
          id: 'missed-addresses',
          severity: 'info',
          title: 'People ask for pages that are not there',
          detail: `Since Foyer was started: ${asked.join(', ')}. If they come from a site that you had before, or from something printed, say in \`redirects.txt\` of your content where each leads, and build the site again.`,
        },
      ];
    },
  };
}
