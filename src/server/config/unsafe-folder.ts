import { existsSync, statfsSync } from 'node:fs';

const network = 'on a network drive, whose locks are not safe for SQLite. Use a disk of this machine, or PostgreSQL';
const memory = 'in memory, and is gone when the machine starts again. Use a folder on a disk';
const container = 'in the container itself, and is gone with it. Mount a volume there';

/** What becomes of data on each kind of file system, by its number in Linux's magic.h (statfs(2)). */
const RISKS: ReadonlyMap<number, string> = new Map([
  [0x69_69, network], // NFS
  [0x51_7b, network], // SMB
  [0xfe_53_4d_42, network], // SMB 2 and later
  [0xff_53_4d_42, network], // CIFS
  [0x00_c3_64_00, network], // Ceph
  [0x01_02_19_97, network], // 9P, as a Windows drive in WSL
  [0x01_02_19_94, memory], // tmpfs
  [0x85_84_58_f6, memory], // ramfs
  [0x79_4c_76_30, container], // overlayfs
]);

/** What is wrong with the kind of file system that statfs(2) names by its number; null for a disk. */
export function riskOf(kind: number): string | null {
  return RISKS.get(kind >>> 0) ?? null;
}

/** Why data should not be kept in this folder; null where it may, and where there is no folder yet. */
export function findUnsafeFolder(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const risk = riskOf(statfsSync(dataDir).type);
  return risk === null ? null : `The data in ${dataDir} lies ${risk}`;
}
