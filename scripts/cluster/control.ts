import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const fileOf = (folder: string) => join(folder, 'control');

/** What somebody said to a running cluster, and its answer; the answer of a command that it does not know is null. */
export type Obey = (words: readonly string[]) => Promise<string | null>;

/** Listens in the folder for commands of this machine's same user; the function given ends it. */
export async function listenForCommands(folder: string, obey: Obey): Promise<() => Promise<void>> {
  const file = fileOf(folder);
  await rm(file, { force: true });
  const server = createServer((asked, answer) => {
    void (async () => {
      const words = (await text(asked)).split(' ');
      try {
        const said = await obey(words);
        answer.writeHead(said === null ? 404 : 200).end(said ?? `The cluster knows no "${words.join(' ')}"`);
      } catch (error) {
        answer.writeHead(500).end(error instanceof Error ? error.message : 'It failed');
      }
    })();
  });
  server.listen(file);
  await once(server, 'listening');
  await chmod(file, 0o600);
  return async () => {
    server.close();
    server.closeAllConnections();
    await rm(file, { force: true });
  };
}

/** Says this to the cluster that runs in the folder. Null where none runs there. */
export async function tell(
  folder: string,
  words: readonly string[],
): Promise<{ isDone: boolean; said: string } | null> {
  const asked = request({ socketPath: fileOf(folder), method: 'POST' });
  asked.end(words.join(' '));
  try {
    const [answer] = await once(asked, 'response');
    return { isDone: answer.statusCode === 200, said: await text(answer) };
  } catch {
    return null;
  }
}
