import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../test-support/server/free-port.ts';

const POLL_MS = 20;
const START_TRIES = 250;

/** A file as nginx is to send it: the very bytes that Foyer sends. */
interface NginxFile {
  readonly path: string;
  readonly type: string;
  readonly coding: string;
  readonly bytes: Buffer;
}

/** nginx with one worker, as a site would run it that has nothing but these files; no log, as Foyer has none of requests. */
export async function startNginx(files: readonly NginxFile[]): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-nginx-'));
  // Its worker is another user where it is started by root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const locations: string[] = [];
  for (const [index, { path, type, coding, bytes }] of files.entries()) {
    await writeFile(join(folder, `file-${index}`), bytes);
    locations.push(
      `location = ${path} { types {} default_type "${type}"; add_header content-encoding ${coding}; add_header vary accept-encoding; try_files /file-${index} =404; }`,
    );
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}
`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(url + (files[0]?.path ?? '/')).catch(() => null))?.ok === true;
  for (let tries = START_TRIES; !(await answers()); tries -= 1) {
    if (child.exitCode !== null || tries === 0) {
      child.kill('SIGKILL');
      throw new Error('nginx does not answer');
    }
    await delay(POLL_MS);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
