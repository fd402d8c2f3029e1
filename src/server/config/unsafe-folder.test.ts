import { statfsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnsafeFolder, riskOf } from './unsafe-folder.ts';

test.each([
  ['ext4', 0xef_53, 'none'],
  ['xfs', 0x58_46_53_42, 'none'],
  ['btrfs', 0x91_23_68_3e, 'none'],
  ['zfs', 0x2f_c1_2f_c1, 'none'],
  ['NFS', 0x69_69, 'network drive'],
  ['CIFS, also as a signed number', 0xff_53_4d_42 | 0, 'network drive'],
  ['tmpfs', 0x01_02_19_94, 'in memory'],
  ['a container without a volume', 0x79_4c_76_30, 'in the container'],
])('%s', (_name, kind, risk) => {
  expect(riskOf(kind) ?? 'none').toContain(risk);
});

test('the folder’s own file system decides; a folder that is not there yet is none', () => {
  const shared = '/dev/shm';
  const risk = riskOf(statfsSync(shared).type);
  expect(findUnsafeFolder(shared)).toBe(risk === null ? null : `The data in ${shared} lies ${risk}`);
  expect(findUnsafeFolder('/nowhere/at/all')).toBeNull();
});
