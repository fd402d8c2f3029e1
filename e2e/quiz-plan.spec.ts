import { answer, dialog, enterName, heading, openQuiz, smallPhone, tiedAnswers } from './support/quiz-dialog.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

for (const viewport of [smallPhone, desktop]) {
  test(`the result draws the visitor's business, and its link opens elsewhere and prints on one page, at ${viewport.width}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openQuiz(page);
    await enterName(page);
    await answer(page, tiedAnswers);
    await expect(heading(page)).toHaveText('CRM + Automation');
    await expect(dialog(page).getByRole('img', { name: 'Phone room: dark, deals lost here, the leak' })).toBeVisible();
    await expect(dialog(page).getByRole('definition').filter({ hasText: 'Dana’s business' })).toBeVisible();
    await expect(dialog(page).getByText('Because you said')).toBeAttached();
    await expect(dialog(page).getByText('Second choice: Full System Build')).toBeAttached();
    const order = dialog(page).getByRole('link', { name: 'Order the Full CRM Buildout' });
    await expect(order).toHaveAttribute('href', '/checkout?service=full-ghl-buildout');
    const link = dialog(page).getByRole('link', { name: 'Print or share your plan' });
    const path = (await link.getAttribute('href')) ?? '';

    const elsewhere = await (await browser.newContext({ viewport })).newPage();
    const address = new URL(path, page.url()).href;
    await elsewhere.goto(address);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('The floor plan of Dana’s business');
    await expectNoSidewaysScroll(elsewhere);
    await expectAccessible(elsewhere);
    const pdf = (
      await elsewhere.pdf({ format: 'Letter', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
    ).toString('latin1');
    expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1');
    const unknown = await elsewhere.goto(
      address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/.{4}$/, 'AAAA'),
    );
    expect(unknown?.status()).toBe(404);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('There is no floor plan under this link');
    await elsewhere.context().close();
  });
}

test('without an answer of the server the plan is drawn all the same, and the link comes once it has the answers', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  await openQuiz(page);
  await enterName(page);
  await answer(page, tiedAnswers, 1, 9);
  await page.context().setOffline(true);
  await answer(page, tiedAnswers, 10);
  await expect(dialog(page).getByRole('img', { name: 'Your floor plan' })).toBeVisible();
  await expect(dialog(page).getByText('kept on this device')).toBeAttached();
  const link = dialog(page).getByRole('link', { name: 'Print or share your plan' });
  await expect(link).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(link).toBeAttached({ timeout: 20_000 });
});
