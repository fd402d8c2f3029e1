import { quizPackages, quizQuestions } from '../../../../content/quiz.ts';
import { quizMinutes } from '../../../domain/quiz/quiz-minutes.ts';
import { inWords } from '../../../domain/words/count-words.ts';
import { capital } from '../../words/capital.ts';
import { say } from '../../words/say.ts';

/** How many questions the quiz asks and how many packages it knows, in words of the page's language. */
export const quizCounts = () => ({
  questions: inWords(quizQuestions.length, say),
  packages: inWords(quizPackages.length, say),
});

export const quizIntro = () =>
  capital(
    say(
      '{questions} short questions about how leads reach you now. At the end you see which of {packages} packages fits, and its price.',
      quizCounts(),
    ),
  );

/** How long it takes and what it does not ask for, below its first step. */
export const quizEffort = () =>
  quizMinutes === 1
    ? say('About a minute. No signup required.')
    : say('About {minutes} minutes. No signup required.', { minutes: quizMinutes });
