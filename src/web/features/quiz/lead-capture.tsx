import { visitorPaths } from '../../../contract/visitor-api.ts';
import { SendingNote } from '../../forms/sending/sending-note.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { stepId } from './quiz-flow.ts';
import type { Quiz } from './use-quiz.ts';
import { quizEffort, quizIntro } from './quiz-counts.ts';

const EMAIL_ID = 'quiz-email';

/** The first step of the quiz: name and e-mail. Empty fields send nothing and get the focus; only the browser checks the e-mail's format. */
export function LeadCapture({ quiz, onCancel }: { quiz: Quiz; onCancel: () => void }) {
  const { flow, lead } = quiz;
  const problems = [
    { fieldId: stepId(flow), message: lead.errors.firstName },
    { fieldId: EMAIL_ID, message: lead.errors.email },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]));
  return (
    <form
      className="quiz-stage"
      data-sends={visitorPaths.quizLeads}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const controls = [...event.currentTarget.querySelectorAll('input')];
        const email = controls.find(({ type }) => type === 'email');
        controls.find(({ name, value }) => (name === 'firstName' || name === 'email') && value.trim() === '')?.focus();
        if (email?.checkValidity() === false) lead.refuse('email', email.validationMessage);
        else lead.submit();
      }}
    >
      <p>{quizIntro()}</p>
      {problems.length > 0 && (
        <ErrorSummary key={lead.refusals} title="Please look at these fields again" errors={problems} />
      )}
      <div className="quiz-fields">
        <TextField
          id={stepId(flow)}
          label="First Name"
          name="firstName"
          placeholder="Enter your first name"
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={100}
          error={lead.errors.firstName}
          value={flow.firstName}
          onChange={(event) => lead.type('firstName', event.target.value)}
        />
        <TextField
          id={EMAIL_ID}
          label="Email"
          name="email"
          type="email"
          placeholder="Enter your email address"
          autoComplete="email"
          enterKeyHint="go"
          maxLength={254}
          error={lead.errors.email}
          value={flow.email}
          onChange={(event) => lead.type('email', event.target.value)}
        />
      </div>
      <TrapField take={lead.takeTrap} />
      <Note>{quizEffort()}</Note>
      <SendingNote notice={lead.notice} />
      <div className="quiz-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="go" busy={lead.isBusy}>
          {lead.isBusy ? 'Starting...' : 'Start the quiz'}
        </Button>
      </div>
    </form>
  );
}
