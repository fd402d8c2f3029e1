import type { OwnerOnboarding } from '../../../../contract/owner-onboarding.ts';
import { listOnboardingAnswers } from './describe-onboarding.ts';

/** Everything a buyer told before the build, folded away until it is asked for; the pictures with it. */
export function OnboardingDetails({ onboarding }: { onboarding: OwnerOnboarding }) {
  return (
    <details className="deal-details">
      <summary>All answers</summary>
      <dl>
        {listOnboardingAnswers(onboarding).map(({ label, value, picture }) => (
          <div key={label}>
            <dt className="second">{label}</dt>
            <dd>
              {picture === undefined ? (
                value
              ) : (
                <a href={picture} download>
                  {/* Folded away, it is not asked for. */}
                  <img className="answer-picture" src={picture} alt="" loading="lazy" />
                  {value} <span className="sr-only">{label}</span>
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
