import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

/**
 * Reads until the process that started it closes the pipe or ends, however it ends; then ends whatever of the cluster still runs. Each program has
 * its id in a file; a file may be older than the process that has the id now, which then works elsewhere. PostgreSQL is found by the folder that it works
 * in: Patroni may start a second one over the same data, or delete the data from under it.
 */
const CARETAKER = `cat > /dev/null
cd "$0" || exit
here=$(pwd -P)
for file in *.pid; do
  pid=$(head -n 1 "$file") || continue
  case "$(readlink "/proc/$pid/cwd")/" in "$here"/*) kill -9 "$pid" ;; esac
done
for process in /proc/[0-9]*; do
  case "$(readlink "$process/cwd")" in "$here"/*) kill -9 "$(basename "$process")" ;; esac
done
rm -f *.pid`;

/** Watches over the folder's programs for as long as this process lives; the function given ends them all at once. */
export function startCaretaker(folder: string, account: Account | null): () => Promise<void> {
  const caretaker = spawn('sh', ['-c', CARETAKER, folder], {
    ...account,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const closed = once(caretaker, 'close');
  return async () => {
    caretaker.stdin.end();
    await closed;
  };
}

/** Starts a program of the cluster as this user; what it prints goes into `NAME.log`. */
export async function startProgram(
  name: string,
  command: { program: string; args: readonly string[]; env?: Record<string, string> },
  folder: string,
  account: Account | null,
): Promise<Running> {
  const log = openSync(join(folder, `${name}.log`), 'a', 0o600);
  const child = spawn(command.program, command.args, {
    ...account,
    cwd: folder,
    // In a process group of its own: Ctrl-C reaches the program that starts it, which stops it in its turn.
    detached: true,
    env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...command.env },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  await once(child, 'spawn');
  const file = join(folder, `${name}.pid`);
  await writeFile(file, `${child.pid}\n`);
  return { child, ended: ended.then(() => rm(file, { force: true })) };
}

/** The process id of the PostgreSQL over this data; null where none was started. */
async function postmasterOf(data: string): Promise<number | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n', 1)[0]);
  return pid > 0 ? pid : null;
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Ends everything that works in this folder, at once. */
export async function killAllIn(folder: string): Promise<void> {
  for (const pid of (await readdir('/proc')).map(Number)) {
    if (!(pid > 0)) continue;
    const works = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (works.startsWith(`${folder}/`)) killNow(pid);
  }
}

/** Ends a PostgreSQL with kill -9: the postmaster, then each of its processes. */
export async function killPostgres(data: string): Promise<void> {
  const postmaster = await postmasterOf(data);
  if (postmaster === null) return;
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  for (const pid of [postmaster, ...children.split(' ').map(Number)]) if (pid > 0) killNow(pid);
}
