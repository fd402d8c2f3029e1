/** What the page's own script tells about a form beside its fields. Runs in the browser, which writes it, and on the server, which reads it. */
export interface FormCheck {
  /** Milliseconds from when the form could be seen until it was sent; null where that says nothing, as of a draft from an earlier visit. */
  readonly filledMs: number | null;
  /** Whether something stands in the field that nobody sees. */
  readonly isTrapFilled: boolean;
}

/** A check that arrived. */
export interface ReadCheck extends FormCheck {
  /** Whether its proof belongs to the idempotency key that it came with. */
  readonly isProven: boolean;
}

/** The field that nobody sees. No browser and no password manager knows what to fill in under this name. */
export const TRAP_FIELD = 'topic_line';

const VERSION = '1';
/** One text in 4,096 is a proof: finding one takes a phone about a millisecond, checking it nothing. */
const PROOF_BITS = 12;
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const WRITTEN = /^1;ms=(\d{1,9}|-);trap=([01]);proof=([\da-z]{1,8})$/;
const MS_MAX = 999_999_999;

/** FNV-1a, continued from an earlier text's. */
function mix(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), FNV_PRIME);
  return mixed;
}

/** Spreads every bit of a hash over all of it, as MurmurHash3 ends. */
function spread(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const isProof = (hash: number) => spread(hash) >>> (32 - PROOF_BITS) === 0;

/** The shortest proof for a key: a number in base 36 that hashes with the key to a text that begins with twelve zero bits. */
export function makeProof(key: string): string {
  const begun = mix(FNV_BASIS, `${key}:`);
  for (let count = 0; ; count += 1) {
    const proof = count.toString(36);
    if (isProof(mix(begun, proof))) return proof;
  }
}

/** The header's text for a form that is sent under this idempotency key. */
export function writeFormCheck({ filledMs, isTrapFilled }: FormCheck, key: string): string {
  const ms = filledMs === null ? '-' : Math.min(Math.max(0, Math.round(filledMs)), MS_MAX);
  return `${VERSION};ms=${ms};trap=${Number(isTrapFilled)};proof=${makeProof(key)}`;
}

/**
 * What a header says; null where there is none, or it is of another version: whoever sends no check, or has an older page open, is no suspect
 * for that.
 */
export function readFormCheck(header: string | undefined, key: string | null): ReadCheck | null {
  const [, ms, trap, proof = ''] = WRITTEN.exec(header ?? '') ?? [];
  if (ms === undefined) return null;
  const isProven = key !== null && isProof(mix(mix(FNV_BASIS, `${key}:`), proof));
  return { filledMs: ms === '-' ? null : Number(ms), isTrapFilled: trap === '1', isProven };
}
