import { quizQuestions, type QuizQuestion } from '../../../../content/quiz.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { Button } from '../../ui/button.tsx';

function PlainQuestion({ id, question, help, options, at }: QuizQuestion & { at: number }) {
  const field = `quiz-${id}`;
  return (
    <fieldset className="field">
      <legend>
        {at + 1}. {question}
      </legend>
      {help !== undefined && (
        <p className="hint" id={`${field}-hint`}>
          {help}
        </p>
      )}
      <div className={options.length > 3 ? 'pick many' : 'pick'}>
        {options.map(({ value, label }, option) => (
          <label key={value}>
            <input
              type="radio"
              id={option === 0 ? field : `${field}-${option + 1}`}
              name={`answers.${id}`}
              value={value}
              required
              {...(help !== undefined && { 'aria-describedby': `${field}-hint` })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The ten questions on one page, which needs no script. It is sent to its own address, which names the quiz that was started. */
export function PlainQuestions() {
  return (
    <form
      className="lead-form plain-questions"
      method="post"
      action=""
      data-sends={apiPaths.quizAnswers}
      aria-label="Quiz"
    >
      {quizQuestions.map((question, at) => (
        <PlainQuestion key={question.id} {...question} at={at} />
      ))}
      <div className="row">
        <Button type="submit" variant="go">
          Get Results
        </Button>
      </div>
    </form>
  );
}
