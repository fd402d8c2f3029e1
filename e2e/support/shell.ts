import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody reaches for the page, and it has started: every control answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
}

/** The menu of a phone opens, and is closed by Escape, by a press beside it, by its button and by one of its links. `look` looks at it once it is open. */
export async function expectMenu(
  page: Page,
  look: (menu: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await look(menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  // beside the page's content, below the menu
  await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 5);
  await expect(menu).toBeHidden();

  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/#contact');
}
