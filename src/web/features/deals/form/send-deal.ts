import { site } from '../../../../../content/site.ts';
import { jvTerms, smsConsent } from '../../../../../content/deals.ts';
import type { DealRequest } from '../../../../contract/deals.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import type { FieldError } from '../../../../contract/problem.ts';
import type { Attempt } from '../../../forms/attempt.ts';
import { postJson } from '../../../api/request.ts';
import { RequestError } from '../../../api/request-error.ts';
import type { DealFormValues } from './deal-values.ts';

/** A server that takes longer is not coming back; the same deal can be sent again under the same key. */
const ANSWER_TIMEOUT_MS = 30_000;
const PAGE = '/buy-box';

export type DealAnswer =
  | { readonly state: 'accepted' }
  | { readonly state: 'misfit'; readonly reasons: readonly string[]; readonly alternatives: readonly string[] }
  | { readonly state: 'failed'; readonly message: string; readonly errors: readonly FieldError[] };

/** What is sent: the deal, which wording was agreed to, and the consent to text messages where it was given. */
export function requestOf({ wantsTexts, ...deal }: DealFormValues) {
  return {
    ...deal,
    jvTermsVersion: jvTerms.version,
    ...(wantsTexts && { smsConsent: { version: smsConsent.version, page: PAGE } }),
  } satisfies Record<keyof Omit<DealRequest, 'smsConsent'>, unknown>;
}

export const tryAgain = `Please try again or contact us directly at ${site.email}`;

/** What came of it, in words where it failed: when to come back, if the server said so. */
function explain(
  error: unknown,
  readMisfit: (answer: unknown) => Omit<DealAnswer & { state: 'misfit' }, 'state'> | null,
): DealAnswer {
  if (!(error instanceof RequestError)) return { state: 'failed', message: tryAgain, errors: [] };
  const misfit = error.status === 422 ? readMisfit(error.answer) : null;
  if (misfit) return { state: 'misfit', reasons: misfit.reasons, alternatives: misfit.alternatives };
  const message = error.status === 429 && error.problem ? error.problem.detail : tryAgain;
  return { state: 'failed', message, errors: error.problem?.errors ?? [] };
}

/** Sends one try; never throws. Only whether the answer is OK is read of it. */
export async function sendDeal({ key, body }: Attempt, readMisfit: Parameters<typeof explain>[1]): Promise<DealAnswer> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    await postJson(apiPaths.deals, JSON.parse(body), { idempotencyKey: key, signal });
    return { state: 'accepted' };
  } catch (error) {
    return explain(error, readMisfit);
  }
}
