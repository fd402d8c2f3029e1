import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { jvTerms } from '../../../content/deals.ts';
import { arrivedPaths, formFailures, formPaths } from '../../contract/form-pages.ts';
import { MISFIT_TITLE, dealRequestSchema } from '../../contract/deals.ts';
import { lendingLeadSchema } from '../../contract/lending.ts';
import { apiPaths } from '../../contract/paths.ts';
import { reactivationSchema } from '../../contract/reactivation.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import { asRequest, type FieldsOfForm } from '../form-pages/as-request.ts';
import { describeMisfit, describeProblem, type Failure } from '../form-pages/describe-problem.ts';
import type { App } from '../http/app.ts';
import { noteTrap, readPageArrival } from '../http/form-arrival.ts';
import { FORM_MAX_BYTES, formPageHooks, takeForms, type FormPage } from '../http/form-pages.ts';
import { ProblemError } from '../http/problem-error.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import type { Site } from '../http/site/site.ts';
import { acceptDeal } from '../leads/accept-deal.ts';
import { acceptForm } from '../leads/accept-form.ts';
import { createSnapshotLinks } from '../lending/snapshot-links.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import { dayOf } from '../time/days.ts';
import type { AppDeps } from './app-deps.ts';

/** A form's page as most are: its fields, its messages. */
function formPage(path: string, sends: string, failure: Failure, fields: Omit<FieldsOfForm, 'page'> = {}): FormPage {
  return {
    path,
    sends,
    asRequest: (typed) => asRequest(typed, { page: path, ...fields }),
    describe: (problem, typed) => describeMisfit(problem, typed) ?? describeProblem(problem, failure),
  };
}

function see(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 303);
}

/**
 * The forms as a browser sends them in which no script runs: to the address of their own page. They go through the contract's schemas and the use cases
 * of the API, and are answered with a page: 303 to one that confirms them, or the form again.
 */
export async function registerFormPages(app: App, deps: AppDeps, site: Site, judge: FormJudge): Promise<void> {
  const { config, store, clock } = deps;
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const accepting = { store, clock, timeZone, ownerEmail, judge };
  const snapshots = createSnapshotLinks(store);

  /** The options of a form's route. */
  function taking<Body extends z.ZodType>(page: FormPage, body: Body) {
    const { rateLimit } = formRateLimit(config);
    return {
      onRequest: formPageHooks.onRequest,
      preValidation: [noteTrap, formPageHooks.preValidation],
      bodyLimit: FORM_MAX_BYTES,
      config: {
        formPage: page,
        rateLimit: rateLimit === false ? (false as const) : { ...rateLimit, hook: 'preValidation' as const },
      },
      schema: { hide: true, body },
    };
  }

  await app.register(async (forms: App) => {
    takeForms(forms, site);

    const waitlist = formPage(formPaths.waitlist, apiPaths.waitlist, formFailures.waitlist);
    forms.post(waitlist.path, taking(waitlist, waitlistSchema), async (request, reply) => {
      await acceptForm(accepting, readPageArrival(request, clock), { kind: 'waitlist', request: request.body });
      return see(reply, arrivedPaths.waitlist);
    });

    const lending = formPage(formPaths.lending, apiPaths.lendingLeads, formFailures.lending);
    forms.post(lending.path, taking(lending, lendingLeadSchema), async (request, reply) => {
      const left = { kind: 'lending', request: request.body, path: await snapshots.make() } as const;
      await acceptForm(accepting, readPageArrival(request, clock), left);
      return see(reply, arrivedPaths.lending);
    });

    const strategy = formPage(formPaths.reactivation, apiPaths.reactivation, formFailures.reactivation);
    forms.post(strategy.path, taking(strategy, reactivationSchema), async (request, reply) => {
      await acceptForm(accepting, readPageArrival(request, clock), { kind: 'reactivation', request: request.body });
      return see(reply, arrivedPaths.reactivation);
    });

    const about = { jvTermsVersion: jvTerms.version };
    const deal = formPage(formPaths.deal, apiPaths.deals, formFailures.deal, { ticks: ['jvAgreement'], about });
    const dealSchema = dealRequestSchema(() => Number(dayOf(clock.now(), timeZone).slice(0, 4)));
    forms.post(deal.path, taking(deal, dealSchema), async (request, reply) => {
      const answer = await acceptDeal(accepting, { ...readPageArrival(request, clock), deal: request.body });
      if ('id' in answer) return see(reply, arrivedPaths.deal);
      const { reasons, alternatives } = answer;
      const [detail = MISFIT_TITLE] = reasons;
      throw new ProblemError({ status: 422, title: MISFIT_TITLE, detail, extra: { reasons, alternatives } });
    });
  });
}
