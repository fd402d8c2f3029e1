import type { PageHandle } from '../shell/page.ts';
import { PlainQuestions } from '../features/quiz/plain-questions.tsx';
import { quizCounts } from '../features/quiz/quiz-counts.ts';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/lead-form.css';
import '../styles/parts/plain-questions.css';
import { capital } from '../words/capital.ts';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Quiz Questions', sheet: 'Quiz', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('The {questions} questions', quizCounts()),
    description: say('The questions of the quiz, on one page.'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function QuizQuestionsPage() {
  return (
    <Room
      id="quiz-questions"
      title={capital(say('{questions} questions', quizCounts()))}
      level={1}
      intro={say('Choose what comes nearest. Your result has a page of its own, with a drawing of your business.')}
    >
      <PlainQuestions />
    </Room>
  );
}
