import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import { asRequest, type FieldsOfForm } from '../form-pages/as-request.ts';
import { describeMisfit, describeProblem, type Failure } from '../form-pages/describe-problem.ts';
import { noteTrap } from '../http/form-arrival.ts';
import { FORM_MAX_BYTES, formPageHooks, type FormPage } from '../http/form-pages.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { languageOf } from '../../contract/languages.ts';

/** A form's page as most are: its fields, its messages. */
export function formPage(
  path: string,
  sends: string,
  failure: Failure,
  fields: Omit<FieldsOfForm, 'page'> = {},
): FormPage {
  const language = languageOf(path);
  return {
    path,
    sends,
    asRequest: (typed, query) => asRequest(typed, { page: path, ...fields }, query),
    describe: (problem, typed) =>
      describeMisfit(problem, typed, language) ?? describeProblem(problem, failure, language),
  };
}

/** The options of the route of a form: its hooks, the limit of forms, the contract's schema. */
export function takeFormsBy(config: Config) {
  const { rateLimit } = formRateLimit(config);
  return function taking<Body extends z.ZodType>(page: FormPage, body: Body) {
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
  };
}

export type TakeForm = ReturnType<typeof takeFormsBy>;
