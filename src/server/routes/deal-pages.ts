import { jvTerms } from '../../../content/deals.ts';
import { dealRequestSchema } from '../../contract/deals.ts';
import { arrivedPaths, formFailures, formPaths } from '../../contract/form-pages.ts';
import { languagesOf, pathIn } from '../../contract/languages.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { readPageArrival } from '../http/form-arrival.ts';
import { seePage } from '../http/form-pages.ts';
import { acceptDeal } from '../leads/accept-deal.ts';
import type { JudgingDeps } from '../leads/accept-form.ts';
import { dayOf } from '../time/days.ts';
import { misfitProblem } from './deals.ts';
import { formPage, type TakeForm } from './form-page.ts';

/** The deal form as a page: what its buy box takes is confirmed, what it does not take comes back with the reasons and the boxes that would. */
export function registerDealPages(forms: App, taking: TakeForm, accepting: JudgingDeps): void {
  const { clock, timeZone } = accepting;
  const schema = dealRequestSchema(() => Number(dayOf(clock.now(), timeZone).slice(0, 4)));
  const fields = { ticks: ['jvAgreement'], about: { jvTermsVersion: jvTerms.version } };

  for (const language of languagesOf(formPaths.deal)) {
    const page = formPage(pathIn(language, formPaths.deal), apiPaths.deals, formFailures.deal, fields);
    forms.post(page.path, taking(page, schema), async (request, reply) => {
      const answer = await acceptDeal(accepting, { ...readPageArrival(request, clock), deal: request.body });
      if ('id' in answer) return seePage(reply, pathIn(language, arrivedPaths.deal));
      throw misfitProblem(answer);
    });
  }
}
