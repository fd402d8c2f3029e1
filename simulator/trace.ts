import { createHash, type Hash } from 'node:crypto';
import { trueTime } from './time.ts';

const LINES_KEPT = 400;

let hash: Hash = createHash('sha256');
let lines: string[] = [];
let told = 0;
let statements = 0;

export function beginTrace(): void {
  [hash, lines, told, statements] = [createHash('sha256'), [], 0, 0];
}

/** Something that a reader of the trace wants to know. */
export function tell(who: string, what: string): void {
  const line = `${new Date(trueTime()).toISOString()} ${who}: ${what}`;
  hash.update(`${line}\n`);
  told += 1;
  lines.push(line);
  if (lines.length > 2 * LINES_KEPT) lines = lines.slice(-LINES_KEPT);
}

/** A statement that ran, with its values: in the hash alone. */
export function noteStatement(sql: string, values: readonly unknown[]): void {
  statements += 1;
  hash.update(sql);
  hash.update(JSON.stringify(values, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
}

export interface Trace {
  /** The same for two runs only where every statement, value, request and moment is. */
  readonly hash: string;
  readonly lines: readonly string[];
  readonly told: number;
  readonly statements: number;
}

export function endTrace(): Trace {
  return { hash: hash.digest('hex').slice(0, 16), lines: lines.slice(-LINES_KEPT), told, statements };
}
