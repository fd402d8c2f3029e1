import '../styles/parts/steps.css';

/**
 * Progress through several steps, drawn as a row of rooms that light up.
 * @param done the number of lit rooms, the present one included
 * @param label its accessible name, such as 'Question 4 of 10'
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
