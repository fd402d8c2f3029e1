import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long open pages may ask for files of the builds before. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const KEEP_MOST = 5;
const KEEP_MOST_BYTES = 512 * 1024 * 1024;
const LOCK_PATIENCE_MS = 60_000;

/** A build in the making: a folder in builds/ that nobody sees until it is complete. */
export interface BuildInTheMaking {
  readonly folder: string;
  /** Makes this build the one that is served, in one step; false if a build that began later is served already. */
  takePlace(): boolean;
  /** Leaves nothing behind. */
  discard(): void;
}

/** Runs `work` while no other process runs its own; the lock ends with the process, however that ends. */
function alone<T>(builds: string, work: () => T): T {
  const lock = new DatabaseSync(join(builds, '.lock'), { timeout: LOCK_PATIENCE_MS });
  try {
    lock.exec('begin exclusive');
    return work();
  } finally {
    lock.close();
  }
}

/** Builds are numbered as they begin; 0 is a folder that an older version of Foyer built in place. */
const numbersIn = (builds: string) => readdirSync(builds).filter((name) => /^\d+$/.test(name)).map(Number);

/** The command lines of this machine's processes, as far as the system shows them. */
function commandLines(): string[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
      } catch {
        return '';
      }
    });
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0);
}

/**
 * Removes builds that nobody needs any more: those that were replaced long ago, and those that were never completed. A server reads parts of its
 * build when it first needs them, so the build that it runs from stays.
 */
function tidy(builds: string, standing: number, mostBytes: number): void {
  const now = Date.now();
  const running = commandLines();
  const others = numbersIn(builds)
    .filter((number) => number !== standing)
    // Of two that were left at one moment, the one that began later comes first.
    .toSorted((a, b) => b - a)
    .map((number) => join(builds, String(number)))
    .filter((folder) => !running.some((line) => line.includes(join(folder, '/'))))
    .map((folder) => ({ folder, leftAt: statSync(folder).mtimeMs }))
    .toSorted((a, b) => b.leftAt - a.leftAt);
  let bytes = 0;
  for (const [place, { folder, leftAt }] of others.entries()) {
    bytes += bytesIn(folder);
    // The one before stays, however large.
    const isTooMuch = place > 0 && (place >= KEEP_MOST || bytes > mostBytes);
    if (isTooMuch || now - leftAt > KEEP_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** The number of the present build; null if there is none. */
function findStanding(link: string, builds: string): number | null {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isSymbolicLink()) return Number(basename(readlinkSync(link)));
  rmSync(join(builds, '0'), { recursive: true, force: true });
  renameSync(link, join(builds, '0'));
  return 0;
}

function makeNumbered(builds: string): number {
  mkdirSync(builds, { recursive: true });
  for (let number = Math.max(0, ...numbersIn(builds)) + 1; ; number += 1) {
    try {
      mkdirSync(join(builds, String(number)));
      return number;
    } catch (error) {
      // Another build began at this moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/**
 * Begins a build beside the present one. build/ is a link into builds/, so one rename puts a new build in place: at any moment build/ is the old
 * one or the new one, complete. A build that fails or is cut short is never seen.
 */
export function beginBuild(root: string, mostBytes = KEEP_MOST_BYTES): BuildInTheMaking {
  const link = join(root, 'build');
  const builds = join(root, 'builds');
  const number = makeNumbered(builds);
  const folder = join(builds, String(number));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  const takePlace = () => {
    const standing = findStanding(link, builds);
    if (standing !== null && standing > number) return false;
    const next = join(builds, '.next');
    rmSync(next, { force: true });
    symlinkSync(join('builds', String(number)), next);
    renameSync(next, link);
    const left = join(builds, String(standing));
    if (existsSync(left)) utimesSync(left, new Date(), new Date());
    tidy(builds, number, mostBytes);
    return true;
  };
  return { folder, discard, takePlace: () => alone(builds, takePlace) };
}
