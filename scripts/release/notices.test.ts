import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNotices } from './notices.ts';

test('a release names the packages that run, with their licences, and none of the tools', async () => {
  const notices = await readNotices(join(import.meta.dirname, '../..'));
  for (const name of ['fastify', 'react', 'kysely', 'zod', '@stripe/stripe-js'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  expect(notices).toContain('LGPL-3.0');
  expect(notices).not.toMatch(/^(vitest|oxlint|knip) /m);
});
