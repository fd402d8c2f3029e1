import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test-support/server/free-port.ts';
import { serverProgram } from '../../test-support/server/programs.ts';
import { testFolder } from '../../test-support/server/test-app.ts';

/** The server, which logs every request, with this output. */
async function startWith(stdio: StdioOptions) {
  const port = await freePort();
  const settings = { HOST: '127.0.0.1', LOG_LEVEL: 'trace', PORT: String(port), DATA_DIR: await testFolder() };
  const child = spawn(process.execPath, [serverProgram], { env: { PATH: process.env['PATH'], ...settings }, stdio });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ready = () => fetch(`http://127.0.0.1:${port}/api/ready`).then(({ status }) => status);
  return { child, ready, ended };
}

/** Several answers, so that what one of them logs could have ended the server before the next. */
async function expectToServe({ child, ready, ended }: Awaited<ReturnType<typeof startWith>>): Promise<void> {
  await expect.poll(() => ready().catch(() => child.exitCode)).toBe(200);
  for (let count = 0; count < 5; count += 1) expect(await ready()).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

test('a full disk below the file of the log ends no server', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  await expectToServe(await startWith(['ignore', full, full]));
});

test('a log that nobody reads any more ends no server', async () => {
  const server = await startWith(['ignore', 'pipe', 'pipe']);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  await expectToServe(server);
});
