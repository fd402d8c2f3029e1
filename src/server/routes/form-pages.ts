import { arrivedPaths, formFailures, formPaths } from '../../contract/form-pages.ts';
import { checkoutRequestSchema } from '../../contract/checkout-request.ts';
import { lendingLeadSchema } from '../../contract/lending.ts';
import { apiPaths } from '../../contract/paths.ts';
import { reactivationSchema } from '../../contract/reactivation.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import type { App } from '../http/app.ts';
import { readPageArrival } from '../http/form-arrival.ts';
import { seePage, takeForms } from '../http/form-pages.ts';
import type { Site } from '../http/site/site.ts';
import { acceptForm } from '../leads/accept-form.ts';
import { createSnapshotLinks } from '../lending/snapshot-links.ts';
import type { AppDeps } from './app-deps.ts';
import { registerBookingPages } from './booking-pages.ts';
import { registerDealPages } from './deal-pages.ts';
import { formPage, takeFormsBy } from './form-page.ts';
import { registerQuizPages } from './quiz-pages.ts';

/**
 * The forms as a browser sends them in which no script runs: to the address of their own page. They go through the contract's schemas and the use cases
 * of the API, and are answered with a page: 303 to one that confirms them, or the form again.
 */
export async function registerFormPages(app: App, deps: AppDeps, site: Site, booking: BookingDeps): Promise<void> {
  const { config, store, clock } = deps;
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const { judge } = booking;
  const accepting = { store, clock, timeZone, ownerEmail, judge };
  const snapshots = createSnapshotLinks(store);

  const taking = takeFormsBy(config);

  await app.register(async (forms: App) => {
    takeForms(forms, site);
    registerQuizPages(forms, taking, accepting);
    registerBookingPages(forms, taking, { site, booking, config });
    registerDealPages(forms, taking, accepting);

    const waitlist = formPage(formPaths.waitlist, apiPaths.waitlist, formFailures.waitlist);
    forms.post(waitlist.path, taking(waitlist, waitlistSchema), async (request, reply) => {
      await acceptForm(accepting, readPageArrival(request, clock), { kind: 'waitlist', request: request.body });
      return seePage(reply, arrivedPaths.waitlist);
    });

    const lending = formPage(formPaths.lending, apiPaths.lendingLeads, formFailures.lending);
    forms.post(lending.path, taking(lending, lendingLeadSchema), async (request, reply) => {
      const left = { kind: 'lending', request: request.body, path: await snapshots.make() } as const;
      await acceptForm(accepting, readPageArrival(request, clock), left);
      return seePage(reply, arrivedPaths.lending);
    });

    const strategy = formPage(formPaths.reactivation, apiPaths.reactivation, formFailures.reactivation);
    forms.post(strategy.path, taking(strategy, reactivationSchema), async (request, reply) => {
      await acceptForm(accepting, readPageArrival(request, clock), { kind: 'reactivation', request: request.body });
      return seePage(reply, arrivedPaths.reactivation);
    });

    const asked = formPage(formPaths.checkoutRequest, apiPaths.checkoutRequests, formFailures.checkoutRequest, {
      fromQuery: { serviceId: 'service' },
    });
    forms.post(asked.path, taking(asked, checkoutRequestSchema), async (request, reply) => {
      const left = { kind: 'checkout_request', request: request.body } as const;
      await acceptForm(accepting, readPageArrival(request, clock), left);
      return seePage(reply, arrivedPaths.checkoutRequest);
    });
  });
}
