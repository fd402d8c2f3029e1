import { z } from 'zod';
import { quizQuestions } from '../../../content/quiz.ts';
import { CHOOSE_ANSWER, formFailures, formPaths } from '../../contract/form-pages.ts';
import { apiPaths } from '../../contract/paths.ts';
import { quizAnswersSchema, quizLeadSchema } from '../../contract/quiz.ts';
import { createPlanLinks, planIn } from '../floor-plan/plan-links.ts';
import { asRequest } from '../form-pages/as-request.ts';
import type { App } from '../http/app.ts';
import { readArrived, readPageArrival } from '../http/form-arrival.ts';
import { seePage, type FormPage } from '../http/form-pages.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { acceptForm, type JudgingDeps } from '../leads/accept-form.ts';
import { answerQuiz } from '../leads/answer-quiz.ts';
import { Refusal } from '../requests/refusal.ts';
import { formPage, type TakeForm } from './form-page.ts';
import { languagesOf, pathIn, type Language } from '../../contract/languages.ts';

const quizOf = z.object({ lead: rowIdSchema.shape.id });

/** In the overlay nobody comes past a question without an answer. */
function requireAnswers(answers: Readonly<Record<string, string>>): void {
  const open = quizQuestions.filter(({ id }) => answers[id] === undefined);
  if (open.length === 0) return;
  const errors = open.map(({ id }) => ({ field: `answers.${id}`, message: CHOOSE_ANSWER }));
  throw new Refusal({ kind: 'invalid', title: 'Please check your answers', detail: CHOOSE_ANSWER, errors });
}

/** The quiz as pages: who takes it, then the ten questions on one page, then the floor plan. */
export function registerQuizPages(forms: App, taking: TakeForm, deps: JudgingDeps): void {
  for (const language of languagesOf(formPaths.quiz)) registerIn(language, forms, taking, deps);
}

function registerIn(language: Language, forms: App, taking: TakeForm, deps: JudgingDeps): void {
  const { store, clock } = deps;
  const plans = createPlanLinks(store);
  const path = pathIn(language, formPaths.quizQuestions);

  const lead = formPage(pathIn(language, formPaths.quiz), apiPaths.quizLeads, formFailures.quiz);
  forms.post(lead.path, taking(lead, quizLeadSchema), async (request, reply) => {
    const left = { kind: 'quiz', request: request.body } as const;
    const { id } = await acceptForm(deps, readPageArrival(request, clock), left);
    return seePage(reply, `${path}?lead=${encodeURIComponent(id)}`);
  });

  const questions: FormPage = {
    ...formPage(path, apiPaths.quizAnswers, formFailures.quiz),
    // A browser sends nothing of a question that was not answered.
    asRequest: (typed, query) => ({ answers: {}, ...asRequest(typed, { page: path }, query) }),
  };
  const options = taking(questions, quizAnswersSchema);
  forms.post(
    questions.path,
    { ...options, schema: { ...options.schema, querystring: quizOf } },
    async (request, reply) => {
      const { answers } = request.body;
      requireAnswers(answers);
      const { lead: leadId } = request.query;
      await answerQuiz(deps, { leadId, answers, arrival: readArrived(request), language });
      return seePage(reply, planIn(language, await plans.path(leadId)));
    },
  );
}
