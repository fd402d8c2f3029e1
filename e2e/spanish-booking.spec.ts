import { spanishSpeech } from '../src/domain/words/spanish-speech.ts';
import type { Text } from '../src/domain/words/texts.ts';
import { fillPlain, plainNote, plainTest } from './support/plain.ts';
import { expectSpanish } from './support/spanish.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, expectWhole, test } from './support/test.ts';

const es = (text: Text) => spanishSpeech.words[text] ?? text;

test('a session is booked, moved and cancelled in Spanish', async ({ page }) => {
  test.slow(true, 'many states are looked at');
  await page.goto('/book');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/book');
  const days = page.getByRole('grid', { name: es('Days') });
  const free = days.getByRole('button', { name: /disponibles?$/, disabled: false });
  await expect(days).toBeVisible();
  await expectSpanish(page);
  await expectWhole(page);
  await free.nth(4).click();
  await page.getByRole('radio').first().check();
  const book = page.getByRole('button', { name: es('Book this time') });
  await book.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    es('Please enter your name'),
    es('Please enter a valid email address'),
  ]);
  await expectSpanish(page);
  await page.getByLabel(es('Name'), { exact: true }).fill('Inés Díaz');
  await page.getByLabel(es('Email'), { exact: true }).fill('ines@example.com');
  await expectWhole(page);
  const sent = page.waitForRequest('/api/bookings');
  await book.click();
  expect(await (await sent).headerValue('content-language')).toBe('es');
  await expect(page.getByRole('heading', { name: es('Your session is booked') })).toBeFocused();
  await expect(
    page.getByText(/^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de [a-z]+,/),
  ).toBeVisible();
  await expectSpanish(page);
  await expectWhole(page);

  await page.getByRole('link', { name: es('Move or cancel') }).click();
  await expect(page).toHaveURL(/\/es\/book\?booking=/);
  await page.getByRole('button', { name: es('Move to another time') }).click();
  await free.nth(6).click();
  await page.getByRole('radio').first().check();
  await expectSpanish(page);
  await page.getByRole('button', { name: es('Move the session') }).click();
  await expect(page.getByRole('heading', { name: es('Your session is moved') })).toBeFocused();
  await expectSpanish(page);
  await page.getByRole('button', { name: es('Cancel the session') }).click();
  await expectSpanish(page);
  await page.getByRole('button', { name: es('Yes, cancel it') }).click();
  await expect(page.getByRole('heading', { name: es('Your session is cancelled') })).toBeFocused();
  await expectSpanish(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Your session is cancelled' })).toBeVisible();
});

test('what fails is said in Spanish', async ({ page }) => {
  await page.route('**/api/booking/slots*', (route) => route.abort());
  await page.goto('/es/book');
  await expect(page.getByText(es('The free times could not be loaded'))).toBeVisible();
  await expectSpanish(page);
  await page.unroute('**/api/booking/slots*');
  await page.getByRole('button', { name: es('Try again') }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel(es('Name'), { exact: true }).fill('Inés Díaz');
  await page.getByLabel(es('Email'), { exact: true }).fill('ines.otra@example.com');
  const problem = { type: 'about:blank', title: 'Odd', status: 409, detail: 'Something that no dictionary knows.' };
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
  );
  await page.getByRole('button', { name: es('Book this time') }).click();
  await expect(page.getByRole('alert')).toContainText(
    es('The server answered with an error. Please try again in a minute.'),
  );
  await expectSpanish(page);
  await page.unroute('**/api/bookings');
  await page.route('**/api/bookings', (route) => route.abort());
  await page.getByRole('button', { name: es('Book this time') }).click();
  await expect(page.getByRole('alert')).toContainText(es('No answer came.'));
  await expectSpanish(page);
});

plainTest(
  'a session is booked in Spanish without script, and the owner hears who reads Spanish',
  async ({ page, foyer }) => {
    await page.goto('/es/book');
    await page.getByRole('link', { name: es('See the free times') }).click();
    await expect(page).toHaveURL('/es/book/times');
    await expect(page.locator('optgroup').first()).toHaveAttribute('label', / de [a-z]+ de \d{4}$/);
    await expectSpanish(page);
    await page.getByRole('button', { name: es('Book this time') }).click();
    await expect(plainNote(page)).toBeFocused();
    await expect(plainNote(page).getByRole('link')).toHaveText([
      es('Please enter your name'),
      es('Please enter a valid email address'),
      es('Please choose a time'),
    ]);
    await expectSpanish(page);
    await fillPlain(page, { [es('Name')]: 'Inés Díaz', [es('Email')]: 'ines.sin.script@example.com' });
    const startsAt = await page.locator('optgroup option').nth(5).getAttribute('value');
    await page.getByLabel(es('Day and time')).selectOption(startsAt);
    await page.getByRole('button', { name: es('Book this time') }).click();
    await expect(page).toHaveURL(/\/es\/book\/booked\?booking=/);
    await expect(page.getByRole('heading', { level: 1, name: es('Your session is booked') })).toBeVisible();
    await expect(page.getByText(/ de \d{4}, /)).toBeVisible();
    await expectSpanish(page);
    const left = (await storedLeads(foyer.url)).filter(({ email }) => email === 'ines.sin.script@example.com');
    expect(left.map(({ kind }) => kind)).toEqual(['booking']);
  },
);
