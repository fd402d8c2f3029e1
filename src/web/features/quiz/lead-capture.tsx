import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { stepId } from './quiz-flow.ts';
import type { Quiz } from './use-quiz.ts';

/** The porch of the quiz: a name and an e-mail. Empty fields send nothing; only the browser checks the e-mail's form. */
export function LeadCapture({ quiz, onCancel }: { quiz: Quiz; onCancel: () => void }) {
  const { flow, isBusy } = quiz;
  return (
    <form
      className="quiz-stage"
      onSubmit={(event) => {
        event.preventDefault();
        quiz.submitLead();
      }}
    >
      <p>
        Ten short questions about how leads reach you now. At the end you see which of five packages fits, and its
        price.
      </p>
      <div className="quiz-fields">
        <TextField
          id={stepId(flow)}
          label="First Name"
          name="firstName"
          placeholder="Enter your first name"
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={100}
          value={flow.firstName}
          onChange={(event) => quiz.type('firstName', event.target.value)}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          placeholder="Enter your email address"
          autoComplete="email"
          enterKeyHint="go"
          maxLength={254}
          value={flow.email}
          onChange={(event) => quiz.type('email', event.target.value)}
        />
      </div>
      <Note>About 2 minutes. No signup required.</Note>
      <div className="quiz-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="go" busy={isBusy}>
          {isBusy ? 'Starting...' : 'Start the quiz'}
        </Button>
      </div>
    </form>
  );
}
