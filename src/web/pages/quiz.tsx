import type { PageHandle } from '../shell/page.ts';
import { PlainLead } from '../features/quiz/plain-lead.tsx';
import { quizCounts, quizIntro } from '../features/quiz/quiz-counts.ts';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/landing.css';
import '../styles/parts/lead-form.css';
import { capital } from '../words/capital.ts';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Quiz', sheet: 'Quiz', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Which system fits you?'),
    description: capital(say('{questions} short questions, and which of {packages} packages fits.', quizCounts())),
  }),
  { name: 'robots', content: 'noindex' },
];

/** The quiz for a browser that runs no script; the home page leads here then. */
export default function QuizPage() {
  return (
    <Room id="quiz" title={say('Which system fits you?')} level={1} intro={quizIntro()}>
      <PlainLead />
    </Room>
  );
}
