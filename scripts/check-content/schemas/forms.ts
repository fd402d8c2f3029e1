import { z } from 'zod';
import { id, key, link, listOf, option, price, refuseTwins, text, texts, whole } from '../values.ts';

/** What content says of the quiz and the forms. A field that is named here must be right; what is not named here is not looked at. */

export const onboarding = z.object({
  onboardingLabels: z.record(key, text),
  onboardingPages: listOf(option),
  afterForm: listOf(option),
  processors: listOf(option),
});

const quizPackage = z.object({
  key: id,
  title: text,
  price,
  orderUrl: link.optional(),
  description: text,
  features: texts,
});

export const quiz = z
  .object({
    quizPackages: listOf(quizPackage, 2),
    quizQuestions: listOf(
      z.object({
        id: key,
        question: text,
        help: text.optional(),
        options: listOf(z.object({ value: key, label: text, points: z.record(key, whole('points', 0)) }), 2),
      }),
      2,
    ),
  })
  .superRefine(({ quizPackages, quizQuestions }, context) => {
    const known = quizPackages.map((one) => one.key);
    refuseTwins(
      quizQuestions.map((one) => one.id),
      (index) => ['quizQuestions', index, 'id'],
      context,
    );
    for (const [question, { options }] of quizQuestions.entries()) {
      const at = ['quizQuestions', question, 'options'];
      refuseTwins(
        options.map((one) => one.value),
        (index) => [...at, index, 'value'],
        context,
      );
      for (const [index, { points }] of options.entries())
        for (const name of Object.keys(points))
          if (!known.includes(name))
            context.addIssue({
              code: 'custom',
              path: [...at, index, 'points', name],
              message: `for one of the packages: ${known.join(', ')}`,
            });
    }
  });

export const reactivation = z.object({ currentCrms: listOf(option), leadVolumes: texts });
