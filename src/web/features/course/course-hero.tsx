import { courseCreator } from '../../../../content/courses.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** A plan of four rooms: site, checkout, members' area, lessons. */
function SchoolPlan() {
  return (
    <svg className="drawing landing-plan" viewBox="0 0 480 300" aria-hidden="true">
      <path className="lit" d="M250 150h210v130H250z" />
      <path className="wall" d="M20 196V20H460V280H20V252" />
      <path className="inner" d="M250 20V60M250 112V196M250 248V280M20 150H120M176 150H330M386 150H460" />
      <path
        className="leaf"
        d="M20 196h56a56 56 0 0 1-56 56M120 150v-56a56 56 0 0 1 56 56M386 150v-56a56 56 0 0 0-56 56"
      />
      <path
        className="paper"
        d="M44 44h92v56H44zM44 60h92M290 44h60v20h-60zM362 44h60v20h-60zM290 74h60v20h-60zM362 74h60v20h-60z"
      />
      <path className="paper" d="M290 190h110v64H290zM335 206v32l28-16z" />
      <path className="walk" d="M-14 224H148V86H358V222H420" />
      <circle className="dot" cx="426" cy="222" r="7" />
    </svg>
  );
}

export function CourseHero() {
  return (
    <section className="wide landing-hero">
      <div>
        <h1>Your course, in a house of your own</h1>
        <p className="lead">
          Site, members’ area, checkout and somebody to ask, for one price a month. You record what you know; the rest
          is there.
        </p>
        <p className="row">
          <ButtonLink to="#prices" variant="go">
            See the prices
          </ButtonLink>
          <ButtonLink to={courseCreator.loginUrl} target="_blank" rel="noopener">
            Login <span className="sr-only">(opens in a new tab)</span>
          </ButtonLink>
        </p>
      </div>
      <SchoolPlan />
    </section>
  );
}
