import { quizQuestions, type QuizQuestion } from '../../../../content/quiz.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { Button } from '../../ui/button.tsx';
import { say, sayOwn } from '../../words/say.ts';

function PlainQuestion({ id, question, help, options, at }: QuizQuestion & { at: number }) {
  const field = `quiz-${id}`;
  return (
    <fieldset className="field">
      <legend>
        {at + 1}. {sayOwn(question)}
      </legend>
      {help !== undefined && (
        <p className="hint" id={`${field}-hint`}>
          {sayOwn(help)}
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
            <span>{sayOwn(label)}</span>
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
      data-sends={visitorPaths.quizAnswers}
      aria-label={say('Quiz')}
    >
      {quizQuestions.map((question, at) => (
        <PlainQuestion key={question.id} {...question} at={at} />
      ))}
      <div className="row">
        <Button type="submit" variant="go">
          {say('Get Results')}
        </Button>
      </div>
    </form>
  );
}
