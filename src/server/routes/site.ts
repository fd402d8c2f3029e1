import { apiPaths } from '../../contract/paths.ts';
import { siteSettingsSchema, type SiteSettings } from '../../contract/site.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';

/** What the pages must know of this installation. */
export function registerSiteRoutes(app: App, { config }: AppDeps): void {
  const settings: SiteSettings = {
    bookingUrl: config.bookingUrl,
    dashboards: config.dashboards,
    ownerSignIn: config.ownerPassword !== null,
    timeZone: config.siteTimeZone,
    payments: config.payments,
    courseCheckout: config.stripe !== null && config.stripe.coursePrices !== null,
  };
  app.get(apiPaths.site, { schema: { response: { 200: siteSettingsSchema } } }, () => settings);
}
