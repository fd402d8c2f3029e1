import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Steps } from '../../ui/steps.tsx';
import { GrowingPlan } from './growing-plan.tsx';
import { currentAnswer, isLastQuestion, questionAt, questionCount, stepId } from './quiz-flow.ts';
import type { Quiz } from './use-quiz.ts';

const isRadio = (target: EventTarget) => target instanceof HTMLInputElement;
const isButton = (target: EventTarget) => target instanceof HTMLButtonElement;

/** The answers that a key of one digit chooses. */
const KEYS = 9;

/** One question. Number and arrow keys choose an answer, Enter continues. */
export function QuestionStep({ quiz }: { quiz: Quiz }) {
  const { flow, isBusy } = quiz;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { id: questionId, question, help, options } = questionAt(flow.index);
  const answer = currentAnswer(flow);
  const count = `Question ${flow.index + 1} of ${questionCount}`;
  const isLast = isLastQuestion(flow);

  function choose(at: number) {
    const option = options[at];
    if (option === undefined) return;
    quiz.answer(option.value);
    group.current?.querySelectorAll('input')[at]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (number !== null) choose(number - 1);
    else if (isArrow && !isRadio(event.target)) {
      const chosen = options.findIndex(({ value }) => value === answer);
      choose(chosen !== -1 ? chosen : event.key === 'ArrowDown' ? 0 : options.length - 1);
    } else if (event.key === 'Enter' && !isButton(event.target)) quiz.goOn();
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the radio group, a little more generous
    <form
      className="quiz-stage"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        quiz.goOn();
      }}
    >
      <div className="quiz-count">
        <p className="note" id={`${id}-count`}>
          {count}
        </p>
        {Object.keys(flow.answers).length > 0 && (
          <button type="button" className="link" onClick={quiz.startOver}>
            Start over
          </button>
        )}
      </div>
      <Steps done={flow.index + 1} total={questionCount} label={count} />
      <div className="quiz-asked">
        <h3 key={stepId(flow)} id={stepId(flow)} aria-describedby={`${id}-count`} tabIndex={-1}>
          {question}
        </h3>
        {help !== undefined && (
          <p className="hint" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      <div
        key={questionId}
        className={options.length > 3 ? 'pick many' : 'pick'}
        role="radiogroup"
        aria-labelledby={stepId(flow)}
        {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
        ref={group}
      >
        {options.map(({ value, label }, at) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-answer`}
              value={value}
              checked={value === answer}
              onChange={() => quiz.answer(value)}
            />
            <span>{label}</span>
            <span className="note" aria-hidden="true">
              {at < KEYS && at + 1}
            </span>
          </label>
        ))}
      </div>
      <GrowingPlan answers={flow.answers} />
      <div className="quiz-actions">
        {flow.index > 0 && <Button onClick={quiz.goBack}>Previous</Button>}
        {answer === undefined && (
          <p className="note" id={`${id}-why`}>
            Choose an answer
          </p>
        )}
        <Button
          type="submit"
          variant="go"
          disabled={answer === undefined}
          busy={isBusy}
          {...(answer === undefined && { 'aria-describedby': `${id}-why` })}
        >
          {isLast ? 'Get Results' : 'Next'}
        </Button>
      </div>
    </form>
  );
}
