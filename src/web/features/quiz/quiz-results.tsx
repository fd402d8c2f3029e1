import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { PlanReasons, PlanSheet } from './plan-result.tsx';
import { stepId } from './quiz-flow.ts';
import type { Quiz } from './use-quiz.ts';

const sendingNotes = {
  sent: '',
  waiting: 'Your answers are kept on this device and go to me as soon as the connection is back.',
  refused: 'Your answers could not be saved with your name. Tell me the package on the call, that is enough.',
};

/** The result: the visitor's floor plan, the recommended package, why, and a link to book a call. */
export function QuizResults({
  quiz,
  bookingUrl,
  onClose,
}: {
  quiz: Quiz;
  /** The owner's booking page; null for the built-in calendar. */
  bookingUrl: string | null;
  onClose: () => void;
}) {
  const { result, answers, firstName, plan } = quiz.flow;
  if (result === null) return null;
  const isFigure = /\d/.test(result.price);

  return (
    <div className="quiz-stage">
      <div className="quiz-outcome">
        <PlanSheet answers={answers} firstName={firstName} />
        <div className="quiz-found">
          <Chip>Fits you best</Chip>
          <h3 id={stepId(quiz.flow)} tabIndex={-1}>
            {result.title}
          </h3>
          <p>{result.description}</p>
          <ul>
            {result.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {isFigure ? (
            <KeyFigures figures={[{ figure: result.price, note: 'fixed price, agreed first' }]} />
          ) : (
            <div className="quiz-price">
              <b>{result.price}</b>
              <span className="note">priced with you on the call</span>
            </div>
          )}
        </div>
        <PlanReasons answers={answers} planPath={plan} />
      </div>
      <output className="quiz-sending">{sendingNotes[quiz.sending]}</output>
      <div className="quiz-actions">
        <Button onClick={onClose}>Close</Button>
        <ButtonLink variant="go" to={bookingUrl ?? '/book'} target="_blank" rel="noopener">
          Book Strategy Session <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      </div>
    </div>
  );
}
