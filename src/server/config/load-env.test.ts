import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../test-support/server/test-app.ts';
import { loadEnv } from './load-env.ts';

test('settings are taken from a file of any editor, and the environment’s own stay', async () => {
  const file = join(await testFolder(), '.env');
  await writeFile(file, '\uFEFFOWNER_PASSWORD="a b#c"\r\n# a remark\r\nPORT=5000\r\nHOST=::1\r\n');
  const env = { PORT: '6000' };
  loadEnv(file, env);
  expect(env).toEqual({ OWNER_PASSWORD: 'a b#c', PORT: '6000', HOST: '::1' });
});

test('there need be no file', async () => {
  const env = {};
  loadEnv(join(await testFolder(), '.env'), env);
  expect(env).toEqual({});
});
