import { expect, test } from 'vitest';
import { lendingSnapshot } from '../../../content/lending-snapshot.ts';
import { apiPaths } from '../../contract/paths.ts';
import { renderMail } from '../mail/render-mail.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

const SITE = 'https://hallway.example';

/** Every sentence of the system. */
const everything = lendingSnapshot.flatMap(({ title, blocks }) => [
  title,
  ...blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    return block.kind === 'list' ? block.items : block.texts.flat();
  }),
]);

function plain(html: string): string {
  return html
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

forEachEngine((engine) => {
  test('whoever asks for the lending system gets all of it: in the mail, and under a link of their own as a page to print', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    for (let count = 0; count < 2; count += 1)
      await app.inject({ method: 'POST', url: apiPaths.lendingLeads, payload: exampleForms.lending });
    const mails = await store.db.selectFrom('deliveries').select('payload').where('destination', '=', 'mail').execute();
    const paths = mails.map(({ payload }) => String(JSON.parse(payload).props.path));
    expect(new Set(paths).size).toBe(2);

    const { text, html } = await renderMail(mails[0]?.payload ?? '', SITE);
    for (const words of everything) expect(text).toContain(words);
    expect(text).toContain(`${SITE}${paths[0]}`);
    expect(html).toContain(`${SITE}${paths[0]}`);

    const page = await app.inject(paths[0] ?? '');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const words of everything) expect(plain(page.body)).toContain(words);
    expect(page.body).not.toContain('<script');
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store, no-transform',
    });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(page.headers['content-security-policy']).toContain("form-action 'none'");
  });
});

test('a link that was never given out leads to a page that says so', async () => {
  const { app } = await openTestApp();
  for (const token of ['x', 'a.b', '.', `${'a'.repeat(22)}.${'a'.repeat(43)}`, 'a'.repeat(99), '%00', '..%2f']) {
    const { statusCode, body, headers } = await app.inject({
      url: apiPaths.lendingSystem.replace(':token', token),
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect([token, statusCode]).toEqual([token, 404]);
    expect(body).toContain('There is nothing under this link');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('whatever is no browser is told of an unknown link as by every address of the API', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject(apiPaths.lendingSystem.replace(':token', 'a.b'));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

test('the system is long enough to be of use and short enough to be read', () => {
  const words = everything.join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1200);
});
