import { jvTerms } from '../../../../../content/deals.ts';
import { say, sayOwn } from '../../../words/say.ts';

/** The Joint Venture terms, with their split drawn to scale. */
export function JointVentureTerms() {
  const { group, submitter } = jvTerms.split;
  return (
    <div className="jv all">
      <svg
        className="jv-split"
        role="img"
        aria-label={say('{group}% to the group, {submitter}% to you', { group, submitter })}
      >
        <text x="0" y="22">
          {say('{group}% the group', { group })}
        </text>
        <text x={`${group}%`} y="22">
          {say('{submitter}% you', { submitter })}
        </text>
        <path d="M0.5 28v12" />
        <line x1="0" x2="100%" y1="34" y2="34" />
        <line x1={`${group}%`} x2={`${group}%`} y1="28" y2="40" />
        <line x1="100%" x2="100%" y1="28" y2="40" />
      </svg>
      {jvTerms.paragraphs.map((paragraph) => (
        <p key={paragraph}>{sayOwn(paragraph)}</p>
      ))}
    </div>
  );
}
