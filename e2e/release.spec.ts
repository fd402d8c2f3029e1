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
    let output = '';
    const start = () => {
      const child = spawn(foyer, { cwd: data, env, ...asNobody, stdio: ['ignore', 'pipe', 'pipe'] });
      output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return { server: child, ended: once(child, 'exit') };
    };
    const { server, ended } = start();
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
    // What root restores, the server's own user goes on with.
    if (isRoot) expect(spawnSync(foyer, ['restore', backup, '--replace'], { cwd: data, env }).status).toBe(0);
    const again = start();
    await expect.poll(() => status('/api/ready'), { timeout: 30_000 }).toBe(200);
    again.server.kill('SIGTERM');
    expect(await again.ended).toEqual([0, null]);
    // A database that lies there as somebody else's is named as that, and not as damaged.
    const database = join(data, 'foyer.db');
    await (isRoot ? chown(database, 0, 0) : chmod(database, 0o200));
    const refused = start();
    expect(await refused.ended).toEqual([78, null]);
    expect(output).toMatch(
      /^Foyer cannot start: this user \(\d+\) may not read and write \S+foyer\.db, which belongs to user \d+\. Nothing is lost\. Give it back, /,
    );
    expect(await readdir(join(release, 'build'))).not.toContain('.compiled');
    expect(await readdir(release)).toEqual(expect.arrayContaining(['LICENSE', 'LICENSES-OF-PACKAGES', 'bom.json']));
    expect(command('backup', join(data, 'later.db')).stderr).toMatch(/^this user \(\d+\) may not read and write /);
    if (isRoot) await chown(data, 0, 0);
    await chmod(data, isRoot ? 0o700 : 0o000);
    expect(spawnSync(foyer, ['backup', backup], { cwd: folder, env, ...asNobody, encoding: 'utf8' }).stderr).toMatch(
      /^this user \(\d+\) may not look into /,
    );
    await chmod(data, 0o700);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
