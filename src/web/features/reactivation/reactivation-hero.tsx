import { ButtonLink } from '../../ui/button.tsx';

/** A plan of three rooms: unread letters, a text message, a conversation. */
function ListPlan() {
  return (
    <svg className="drawing landing-plan" viewBox="0 0 480 300" aria-hidden="true">
      <path className="lit" d="M310 20h150v260H310z" />
      <path className="wall" d="M20 120V20H460V280H20V176" />
      <path className="inner" d="M170 20V120M170 176V280M310 20V120M310 176V280" />
      <path
        className="leaf"
        d="M20 120h56a56 56 0 0 1-56 56M170 120h56a56 56 0 0 1-56 56M310 120h56a56 56 0 0 1-56 56"
      />
      <path
        className="paper"
        d="M50 46h44v30H50zM50 46l22 16 22-16M104 210h44v30h-44zM104 210l22 16 22-16M46 230h40v28H46zM46 230l20 15 20-15M110 40h40v28h-40zM110 40l20 15 20-15"
      />
      <path className="paper" d="M200 46h80v40h-56l-12 12v-12h-12z" />
      <path className="paper" d="M340 40h86v34h-62l-12 12v-12h-12zM346 208h86v34h-12v12l-12-12h-62z" />
      <path className="walk" d="M-14 148H418" />
      <circle className="dot" cx="424" cy="148" r="7" />
    </svg>
  );
}

export function ReactivationHero() {
  return (
    <section className="wide landing-hero">
      <div>
        <h1>
          <span>The agents went quiet.</span> <span>Their listings did not sell.</span>
        </h1>
        <p className="lead">
          Somewhere in your CRM lie the letters of intent nobody answered. I turn that cold list into conversations by
          text, with the consent rules kept and a person at the end of every thread.
        </p>
        <p className="row">
          <ButtonLink to="#strategy" variant="go">
            Plan my campaign
          </ButtonLink>
        </p>
      </div>
      <ListPlan />
    </section>
  );
}
