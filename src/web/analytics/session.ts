import { pageMemory } from './page-memory.ts';

const SESSION_KEY = 'analytics_session_id';
const RANDOM_LENGTH = 9;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Whether the visitor asked not to be tracked. Then nothing is sent, and no session is created. */
export function asksNotToBeTracked(): boolean {
  if (typeof navigator === 'undefined') return true;
  const gpc: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return gpc === true || navigator.doNotTrack === '1';
}

function randomCharacters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** The session that lasts as long as the page, for a browser that refuses storage. */
function makeSession(): string {
  const memory = pageMemory();
  memory.session ??= `session_${Date.now()}_${randomCharacters()}`;
  return memory.session;
}

/** The analytics session of this browser tab, created at first use; null if the visitor asked not to be tracked. */
export function sessionId(): string | null {
  if (asksNotToBeTracked()) return null;
  try {
    const kept = sessionStorage.getItem(SESSION_KEY);
    if (kept) return kept;
    sessionStorage.setItem(SESSION_KEY, makeSession());
  } catch {
    // It is kept in the page.
  }
  return makeSession();
}
