import { formPaths } from '../../../contract/form-pages.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { TrapField } from '../../forms/trap-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { quizEffort } from './quiz-counts.ts';
import { pathIn } from '../../../contract/languages.ts';
import { pageLanguage, say } from '../../words/say.ts';

/** The first step of the quiz as a page, which needs no script: name and e-mail. */
export function PlainLead() {
  return (
    <form
      className="lead-form form-column"
      method="post"
      action={pathIn(pageLanguage(), formPaths.quiz)}
      data-sends={visitorPaths.quizLeads}
      noValidate
      aria-label={say('Quiz')}
    >
      <TextField
        id="quiz-firstName"
        label={say('First Name')}
        name="firstName"
        placeholder={say('Enter your first name')}
        autoComplete="given-name"
        enterKeyHint="next"
        maxLength={100}
        required
      />
      <TextField
        id="quiz-email"
        label={say('Email')}
        name="email"
        type="email"
        placeholder={say('Enter your email address')}
        autoComplete="email"
        enterKeyHint="go"
        maxLength={254}
        required
      />
      <TrapField />
      <Note>{quizEffort()}</Note>
      <div className="row">
        <Button type="submit" variant="go">
          {say('Start the quiz')}
        </Button>
      </div>
    </form>
  );
}
