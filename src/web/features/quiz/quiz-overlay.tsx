import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { LeadCapture } from './lead-capture.tsx';
import { QuestionStep } from './question-step.tsx';
import { QuizResults } from './quiz-results.tsx';
import { stepId } from './quiz-flow.ts';
import { useQuiz } from './use-quiz.ts';
import './quiz.css';

/** The lead-qualification quiz: who takes it, ten questions, the recommendation. Whoever opens it sends `quiz_opened`. */
export function QuizOverlay({ onClose }: { onClose: () => void }) {
  const quiz = useQuiz();
  const { stage } = quiz.flow;
  const step = stepId(quiz.flow);

  // Each step takes the focus, which reads it out; the dialog is open by then, since a child's effects run first.
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
        {stage === 'results' && <QuizResults quiz={quiz} onClose={close} />}
      </div>
    </Dialog>
  );
}
