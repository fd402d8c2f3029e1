import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createFairTurns } from '../limits/fair-turns.ts';
import { Refusal } from '../requests/refusal.ts';

/** What a password costs whoever looks at it: scrypt's numbers. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** One of OWASP's sets for scrypt: 32 MB for each password that is looked at. */
const USUAL_COST: PasswordCost = { logN: 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** So many strangers wait at most for their passwords to be looked at. */
const WAITING_MAX = 40;

/** Whose password it is that is looked at. */
export interface Line {
  readonly client: string;
  /** On a device where they have signed in before, or by an invitation: such wait for no stranger. */
  readonly isKnown: boolean;
}

export interface Passwords {
  /** As a password is stored: `scrypt$logN$r$p$salt$hash`, so that older ones are still read when the cost is raised. */
  hash(password: string, line: Line): Promise<string>;
  /**
   * Whether this password is the one of the hash. Where there is no hash it takes as long, so that the time tells nobody whether an address is known
   * here.
   */
  isRight(hash: string | null, given: string, line: Line): Promise<boolean>;
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

async function deriveKey(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  return derive(password, salt, KEY_BYTES, { N: 2 ** logN, r, p, maxmem: MAX_MEMORY });
}

const WRITTEN = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Looks at one password at a time of strangers and one of those who are known, so that no crowd takes the memory. */
export function createPasswords(cost = USUAL_COST): Passwords {
  const turns = { known: createFairTurns(), strange: createFairTurns() };
  let strangers = 0;

  async function inLine<Result>({ client, isKnown }: Line, work: () => Promise<Result>): Promise<Result> {
    if (isKnown) return turns.known.take(client, work);
    if (strangers >= WAITING_MAX)
      throw new Refusal({
        kind: 'unavailable',
        title: 'Many people are signing in',
        detail: 'Many people are signing in at this moment. Please try again in a few seconds.',
        retryAfterSeconds: 5,
      });
    strangers += 1;
    try {
      return await turns.strange.take(client, work);
    } finally {
      strangers -= 1;
    }
  }

  return {
    async hash(password, line) {
      const salt = randomBytes(SALT_BYTES);
      const known = await inLine(line, () => deriveKey(password, salt, cost));
      const { logN, r, p } = cost;
      return `scrypt$${logN}$${r}$${p}$${salt.toString('base64url')}$${known.toString('base64url')}`;
    },

    async isRight(hash, given, line) {
      const [, logN, r, p, salt = '', own = ''] = WRITTEN.exec(hash ?? '') ?? [];
      const written = logN === undefined ? cost : { logN: Number(logN), r: Number(r), p: Number(p) };
      const key = await inLine(line, () => deriveKey(given, Buffer.from(salt, 'base64url'), written));
      const wanted = Buffer.from(own, 'base64url');
      return wanted.length === key.length && timingSafeEqual(key, wanted);
    },
  };
}

/** Stands beside what is valid under this password only. */
export function passwordKeyOf(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url');
}
