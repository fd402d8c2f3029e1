import { quizQuestions } from '../content/quiz.ts';
import { CHOOSE_ANSWER } from '../src/contract/form-pages.ts';
import { REACTIVATION_SERVICE } from '../src/contract/session-notes.ts';
import { quizResult } from '../src/domain/quiz/quiz-result.ts';
import { expectErrors, expectFilled, fillPlain, plainNote, plainTest as test } from './support/plain.ts';
import { storedLeads } from './support/stored-leads.ts';
import { desktop, expect, expectNoSidewaysScroll, phone } from './support/test.ts';

const mailOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}@example.com`;

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`the quiz is taken from ${where} without script, and leads to the floor plan of its answers`, async ({
    page,
    foyer,
  }) => {
    const email = mailOf(`quiz ${where}`);
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: /Which system fits you/ }).click();
    await expect(page).toHaveURL(/\/quiz\?*$/);
    await expectNoSidewaysScroll(page);
    await fillPlain(page, { 'First Name': ' ', Email: email });
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await expectErrors(page, { 'First Name': 'Please enter your first name' });
    await fillPlain(page, { 'First Name': 'Dana' });
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await expect(page).toHaveURL(/\/quiz\/questions\?lead=/);
    await expectNoSidewaysScroll(page);

    const form = page.getByRole('form', { name: 'Quiz' });
    // As a browser sends it that does not ask for what is missing.
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await page.getByRole('button', { name: 'Get Results' }).click();
    await expect(plainNote(page).getByRole('link')).toHaveText(quizQuestions.map(() => CHOOSE_ANSWER));
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await page.getByRole('radio', { name: 'Yes, I have a website' }).check();
    await page.getByRole('button', { name: 'Get Results' }).click();
    await expect(plainNote(page)).toBeFocused();
    await expect(plainNote(page).getByRole('link')).toHaveText(
      Array.from({ length: quizQuestions.length - 1 }, () => CHOOSE_ANSWER),
    );
    await expect(page.getByRole('radio', { name: 'Yes, I have a website' })).toBeChecked();
    for (const { question, options } of quizQuestions)
      await page
        .getByRole('group', { name: question })
        .getByRole('radio', { name: options[0]?.label ?? '', exact: true })
        .check();
    await page.getByRole('button', { name: 'Get Results' }).click();
    await expect(page).toHaveURL(/\/api\/floor-plan\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana');
    const { title } = quizResult(
      Object.fromEntries(quizQuestions.map(({ id, options }) => [id, options[0]?.value ?? ''])),
    );
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect((await storedLeads(foyer.url)).filter((lead) => lead.email === email)).toHaveLength(1);
  });

  test(`a session is booked from ${where} without script, once, and a time that is taken comes back`, async ({
    page,
    foyer,
  }) => {
    const email = mailOf(`booking ${where}`);
    await page.setViewportSize(size);
    await page.goto('/book');
    await page.getByRole('link', { name: 'See the free times' }).click();
    await expect(page).toHaveURL('/book/times');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expectErrors(page, {
      Name: 'Please enter your name',
      Email: 'Please enter a valid email address',
      'Day and time': 'Please choose a time',
    });
    const values = { Name: 'Dana Diaz', Email: email, 'What should be fixed first optional': 'The follow-up.' };
    const times = page.getByLabel('Day and time').locator('optgroup option');
    const startsAt = (await times.nth(where === 'a phone' ? 3 : 8).getAttribute('value')) ?? '';
    const book = async (person: Record<string, string>) => {
      await page.goto('/book/times');
      await fillPlain(page, person);
      await page.getByLabel('Day and time').selectOption(startsAt);
      await page.getByRole('button', { name: 'Book this time' }).click();
    };
    await book(values);
    await expect(page).toHaveURL(/\/book\/booked\?booking=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your session is booked' })).toBeVisible();
    await expect(page.getByText(String(new Date(startsAt).getFullYear())).first()).toBeVisible();
    // The header's wall is this room's too.
    await expect(page.locator('main .room').first()).toHaveCSS('border-top-width', '0px');
    const calendar = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
    const file = await page.request.get(calendar ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /^https:.*text=/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your session is booked' })).toBeVisible();
    expect((await storedLeads(foyer.url)).filter((lead) => lead.email === email)).toHaveLength(1);

    // Under half a link nothing is known of a booking, nor of a calendar file.
    await page.goto('/book/booked');
    await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeHidden();
    await page.goto(calendar?.slice(0, -3) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Whoever has an older list chooses a time that is no longer in it.
    await page.goto('/book/times');
    await expect(page.locator(`option[value="${startsAt}"]`)).toHaveCount(0);
    const [other] = await times.evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    await page
      .locator(`option[value="${other ?? ''}"]`)
      .evaluate((option: HTMLOptionElement, taken) => (option.value = taken), startsAt);
    await fillPlain(page, { ...values, Name: 'Somebody else' });
    await page.getByLabel('Day and time').selectOption(startsAt);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(plainNote(page)).toContainText('Please choose another time.');
    await expectFilled(page, { ...values, Name: 'Somebody else' });
  });

  test(`the checkout says from ${where} that paying needs script, and takes who wants an invoice`, async ({
    page,
    foyer,
  }) => {
    const email = mailOf(`checkout ${where}`);
    await page.setViewportSize(size);
    await page.goto(`/checkout?service=${REACTIVATION_SERVICE}`);
    // Playwright finds no text in a `noscript`.
    await expect(page.locator('noscript .payment-closed')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await fillPlain(page, { Name: ' ', Email: email });
    await page.getByRole('button', { name: 'Ask for an invoice' }).click();
    await expectErrors(page, { Name: 'Please enter your name' });
    await expectFilled(page, { Email: email });
    await fillPlain(page, { Name: 'Dana Diaz' });
    await page.getByRole('button', { name: 'Ask for an invoice' }).click();
    await expect(page).toHaveURL('/checkout/asked');
    await expect(page.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toBeVisible();
    const leads = (await storedLeads(foyer.url)).filter((lead) => lead.email === email);
    expect(leads.map(({ kind }) => kind)).toEqual(['checkout_request']);
  });
}
