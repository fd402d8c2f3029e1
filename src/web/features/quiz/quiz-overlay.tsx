import { useEffect } from 'react';
import { useSiteSettings } from '../../api/site-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LeadCapture } from './lead-capture.tsx';
import { QuestionStep } from './question-step.tsx';
import { QuizResults } from './quiz-results.tsx';
import { stepId } from './quiz-flow.ts';
import { useQuiz } from './use-quiz.ts';
import './quiz.css';

/** The lead-qualification quiz: name and e-mail, ten questions, the recommendation. The opener sends `quiz_opened`. */
export function QuizOverlay({ onClose }: { onClose: () => void }) {
  const quiz = useQuiz();
  // Loaded at once, so that the booking page is known before the result.
  const site = useSiteSettings();
  const bookingUrl = site.state === 'ready' ? site.settings.bookingUrl : null;
  const { stage } = quiz.flow;
  const step = stepId(quiz.flow);

  // Each step gets the focus, so that it is read aloud. The dialog is open by then, because a child's effects run first.
  useEffect(() => {
    const target = document.getElementById(step);
    target?.focus();
    target?.closest('dialog')?.scrollTo(0, 0);
  }, [step]);

  function close() {
    if (stage === 'results') quiz.forget();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Which system fits you?"
      closeLabel={stage === 'results' ? 'Leave the quiz' : 'Close'}
      dismissOutside={false}
    >
      <div className={`quiz ${stage}`}>
        {stage === 'lead-capture' && <LeadCapture quiz={quiz} onCancel={close} />}
        {stage === 'quiz' && <QuestionStep quiz={quiz} />}
        {stage === 'results' && <QuizResults quiz={quiz} bookingUrl={bookingUrl} onClose={close} />}
      </div>
    </Dialog>
  );
}
