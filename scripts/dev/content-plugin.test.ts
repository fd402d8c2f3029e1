import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Mistake } from '../check-content/mistakes.ts';
import { checkApart, watchContent } from './content-watch.ts';
import { contentMistakes, mistakesPage } from './content-plugin.ts';

const mistake: Mistake = { file: 'site.ts', line: 3, says: 'site.tagline is "<b>", and must be a text' };

test('the page of mistakes names each with its line, as text, and waits for the mend', () => {
  const page = mistakesPage([mistake, { ...mistake, line: null }]);
  expect(page).toContain('<li>content/site.ts:3: site.tagline is &quot;&lt;b&gt;&quot;, and must be a text</li>');
  expect(page).toContain('<li>content/site.ts: ');
  expect(page).toContain('src="/@vite/client"');
});

test('changes during a check are checked once more, and it is told once', async () => {
  vi.useFakeTimers();
  const told: number[] = [];
  let answer: (mistakes: Mistake[]) => void = () => undefined;
  let checks = 0;
  const content = watchContent(
    () =>
      new Promise((done) => {
        checks += 1;
        answer = done;
      }),
    (mistakes) => told.push(mistakes.length),
  );
  content.touch();
  content.touch();
  await vi.runAllTimersAsync();
  expect(checks).toBe(1);
  content.touch();
  answer([mistake]);
  await vi.runAllTimersAsync();
  expect([checks, told]).toEqual([2, []]);
  answer([]);
  await vi.runAllTimersAsync();
  expect([checks, told, content.mistakes]).toEqual([2, [0], []]);
});

test('a check stands apart: it sees each change, and a file that ends its process is a mistake', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dev-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(resolve('content'), folder, { recursive: true });
  const file = join(folder, 'site.ts');
  const right = await readFile(file, 'utf8');
  await writeFile(file, right.replace(/tagline: '[^']*'/, "tagline: ''"));
  expect(await checkApart(folder)).toEqual([
    { file: 'site.ts', line: expect.any(Number), says: 'site.tagline is "", and must be a text that is not empty' },
  ]);
  await writeFile(file, `${right}\nprocess.exit(3);\n`);
  expect(await checkApart(folder)).toEqual([
    { file: '', line: null, says: 'the content cannot be checked: it ended with 3' },
  ]);
  await writeFile(file, right);
  expect(await checkApart(folder)).toEqual([]);
});

/** What a page that is open hears from the server that it is developed with. */
async function listen(url: string): Promise<string[]> {
  const heard: string[] = [];
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /"?wsToken"? = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  await new Promise((open, failed) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', failed);
  });
  onTestFinished(() => socket.close());
  return heard;
}

test('while the site is developed a mistake stands over the open page and in place of a page that is loaded, until it is mended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dev-journey-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(resolve('content'), join(folder, 'mine'), { recursive: true });
  const file = join(folder, 'mine/site.ts');
  const right = await readFile(file, 'utf8');
  await writeFile(join(folder, 'index.html'), '<h1>The site</h1>');
  const server = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [contentMistakes(join(folder, 'mine'))],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const address = server.httpServer?.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const load = async () => {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    return { status: answer.status, page: await answer.text() };
  };
  const heard = await listen(url);
  expect((await load()).page).toContain('<h1>The site</h1>');

  await writeFile(file, right.replace(/tagline: '[^']*'/, "tagline: ''"));
  await vi.waitFor(() => expect(heard.join()).toContain('site.tagline is'), { timeout: 20_000 });
  expect(JSON.parse(heard.find((one) => one.includes('site.tagline')) ?? '')).toMatchObject({
    type: 'error',
    err: {
      message: expect.stringMatching(/site\.ts:\d+: site\.tagline is "", and must be a text that is not empty$/),
      loc: { file },
    },
  });
  expect(await load()).toMatchObject({ status: 500, page: expect.stringContaining('The content is not right') });
  const arrived = await listen(url);
  await vi.waitFor(() => expect(arrived.join()).toContain('site.tagline is'));

  await writeFile(file, right);
  await vi.waitFor(() => expect(heard.join()).toContain('full-reload'), { timeout: 20_000 });
  expect(await load()).toMatchObject({ status: 200, page: expect.stringContaining('<h1>The site</h1>') });
});
