import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, install } from '../scripts/installed.mjs';
import serverProcess from '../scripts/server-process.json' with { type: 'json' };
import { freePort } from '../test-support/server/free-port.ts';
import { expect, test } from './support/test.ts';

/** Debian's user for whatever owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** As another user where this one could write anywhere. */
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(url: string): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([pixel], { type: 'image/png' }), 'logo.png');
  return (await fetch(`${url}/api/uploads`, { method: 'POST', body: form })).status;
}

test('a release runs with Node alone: read-only, as a user without a home, and keeps its data where it is told', async () => {
  test.setTimeout(300_000);
  install();
  build();
  // Not where tests keep their data: programs may not be run from there.
  const folder = await mkdtemp('/tmp/foyer-release-');
  const release = join(folder, 'release');
  const data = join(folder, 'data');
  const bin = join(folder, 'bin');
  try {
    expect(spawnSync(process.execPath, ['scripts/release/command.ts', release]).status).toBe(0);
    await mkdir(bin);
    await mkdir(data);
    await copyFile(process.execPath, join(bin, 'node'));
    await chmod(folder, 0o755);
    if (isRoot) await chown(data, NOBODY, NOBODY);
    spawnSync('chmod', ['-R', 'a-w', release]);

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      PATH: `${bin}:/usr/bin:/bin`,
      HOME: '/nonexistent',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
    };
    const foyer = join(release, 'foyer');
    const server = spawn(foyer, { cwd: data, env, ...asNobody, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(server, 'exit');
    const status = (path: string) =>
      fetch(`${url}${path}`).then(
        (answer) => answer.status,
        () => output,
      );
    await expect.poll(() => status('/api/ready'), { timeout: 30_000 }).toBe(200);
    expect(await status('/buy-box')).toBe(200);
    const environment = (await readFile(`/proc/${server.pid}/environ`, 'utf8')).split('\0');
    for (const [name, value] of Object.entries(serverProcess.env)) expect(environment).toContain(`${name}=${value}`);
    expect(await upload(url)).toBe(201);

    const backup = join(data, 'backup.db');
    const command = (...args: string[]) => spawnSync(foyer, args, { cwd: data, env, ...asNobody, encoding: 'utf8' });
    expect(command('backup', backup).stdout).toContain(`Backed up to ${backup}`);
    expect(command('backup').stderr).toBe('Name the file: foyer backup FILE\n');
    expect(command('restore', backup).stderr).toContain('Foyer');
    expect(command('analytics-rebuild', '--check').status).toBe(0);
    expect(command('bakcup').stderr).toBe(
      'foyer: no command bakcup; there are backup, restore, move, distribute, doctor, person, erase, second-step, demo, analytics-rebuild and health\n',
    );

    expect(command('health').status).toBe(0);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(command('health').status).toBe(1);
    expect(command('restore', backup, '--replace').status).toBe(0);
    expect(await readdir(join(release, 'build'))).not.toContain('.compiled');
    expect(await readdir(release)).toEqual(expect.arrayContaining(['LICENSE', 'LICENSES-OF-PACKAGES', 'bom.json']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
