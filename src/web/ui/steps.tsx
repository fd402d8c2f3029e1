import '../styles/parts/steps.css';

/**
 * Rooms in a row that light up: where a person stands on a way of several steps.
 * @param done how many are lit, the present one included
 * @param label what it says aloud, such as 'Question 4 of 10'
 */
export function Steps({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div
      className="steps"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn as rooms
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
    >
      {Array.from({ length: total }, (_, index) => (
        <i key={index} {...(index < done && { className: 'on' })} />
      ))}
    </div>
  );
}
