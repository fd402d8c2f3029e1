import type { PageHandle } from '../shell/page.ts';
import { PlainLead } from '../features/quiz/plain-lead.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/landing.css';
import '../styles/parts/lead-form.css';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Quiz', sheet: 'Quiz', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Which system fits you?'),
    description: say('Ten short questions, and which of five packages fits.'),
  }),
  { name: 'robots', content: 'noindex' },
];

/** The quiz for a browser that runs no script; the home page leads here then. */
export default function QuizPage() {
  return (
    <Room
      id="quiz"
      title={say('Which system fits you?')}
      level={1}
      intro={say(
        'Ten short questions about how leads reach you now. At the end you see which of five packages fits, and its price.',
      )}
    >
      <PlainLead />
    </Room>
  );
}
