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

/** Pages that are open may still ask for files of the build before. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const KEEP_MOST = 5;
const LOCK_PATIENCE_MS = 60_000;

/** A build in the making: a folder of its own in builds/, which nobody sees until it is whole. */
export interface BuildInTheMaking {
  readonly folder: string;
  /** Makes this build the one that is served, in one step; false where one that began later stands already. */
  takePlace(): boolean;
  /** Leaves nothing behind. */
  discard(): void;
}

/** While `work` runs, no other process does; the lock ends with the process, however that ends. */
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

/** What processes of this machine were started with, as far as it tells. */
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

/**
 * Removes what nobody needs any more: builds that were replaced long ago, and those that never came to stand. A server reads parts of its
 * build when it first needs them, so the one that it runs from stays.
 */
function tidy(builds: string, standing: number): void {
  const now = Date.now();
  const running = commandLines();
  const others = numbersIn(builds)
    .filter((number) => number !== standing)
    .map((number) => join(builds, String(number)))
    .filter((folder) => !running.some((line) => line.includes(join(folder, '/'))))
    .map((folder) => ({ folder, leftAt: statSync(folder).mtimeMs }))
    .toSorted((a, b) => b.leftAt - a.leftAt);
  const old = others.filter(({ leftAt }, place) => place >= KEEP_MOST || now - leftAt > KEEP_MS);
  for (const { folder } of old) rmSync(folder, { recursive: true, force: true });
}

/** The number of the build that stands; null where none does. */
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
 * Begins a build beside the one that stands. build/ is a link into builds/, so a new build comes to stand by one rename: whoever looks meets
 * the old one or the new one, whole. One that fails or is cut short was never seen.
 */
export function beginBuild(root: string): BuildInTheMaking {
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
    tidy(builds, number);
    return true;
  };
  return { folder, discard, takePlace: () => alone(builds, takePlace) };
}
