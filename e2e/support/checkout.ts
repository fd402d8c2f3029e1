import { crmBuildout, websiteBuild } from '../../test-support/data/sold.ts';
import { expect, type Page, type Request } from '@playwright/test';
import { openPage } from './leads.ts';

export const customer = { Name: 'Dana Diaz', Email: 'dana@example.com' } as const;

export const packages = [
  { ...websiteBuild, header: `Website Package - ${websiteBuild.price}` },
  { ...crmBuildout, header: `Website + CRM Package - ${crmBuildout.price}` },
] as const;

export const step = (page: Page) =>
  page.getByRole('list', { name: 'Steps of the checkout' }).locator('[aria-current=step]');
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
export const testCard = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** From the package's page to the payment step, with the details filled in. */
export async function goToPayment(page: Page, serviceId: string = packages[0].id): Promise<void> {
  await openPage(page, `/checkout?service=${serviceId}`);
  for (const [label, text] of Object.entries(customer)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page)).toHaveText('Payment');
}

/** Everything the browser sends to this site from now on: addresses, headers and bodies, as one text. */
export function watchEverything(page: Page, origin: string): () => string {
  const sent: Request[] = [];
  page.on('request', (request) => request.url().startsWith(origin) && sent.push(request));
  return () =>
    sent
      .map((request) => [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '))
      .join('\n');
}

/** Errors a visitor's browser would show to whoever looks: broken policies, failed hydration, thrown errors. */
export function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  return trouble;
}
