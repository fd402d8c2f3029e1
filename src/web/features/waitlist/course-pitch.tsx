import { loadCode } from '../../api/load-code.ts';
import { businessBuyerCourse } from '../../../../content/courses.ts';
import { lazyForm } from '../../forms/lazy-form.tsx';
import type { AcceptedLead } from '../../forms/lead-form.ts';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { Note } from '../../ui/note.tsx';
import { Room } from '../../ui/room.tsx';

const LazyWaitlistForm = lazyForm<AcceptedLead>({
  ids: 'waitlist-',
  load: async () => (await loadCode(() => import('./waitlist-form.tsx'))).WaitlistForm,
});

const { weeks, students, curriculum, industries } = businessBuyerCourse;

function Curriculum() {
  return (
    <Room
      id="curriculum"
      title={`${weeks} weeks, one room after the other`}
      intro="Each week is a lesson, a piece of work on a business you could really buy, and an evening of questions."
    >
      <ol className="weeks walled">
        {curriculum.map(({ title, about }, index) => (
          <li key={title}>
            <span className="note">Week {index + 1}</span>
            <h3>{title}</h3>
            <p>{about}</p>
          </li>
        ))}
      </ol>
    </Room>
  );
}

function Industries() {
  return (
    <Room
      id="industries"
      title="What we look at"
      intro={`${industries.length} trades with regular customers, little equipment and owners who are ready to stop.`}
    >
      <ul className="industries">
        {industries.map((industry) => (
          <li key={industry}>{industry}</li>
        ))}
      </ul>
    </Room>
  );
}

/** The course and its waitlist. */
export function CoursePitch({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <>
      <section className="wide landing-hero with-form">
        <div>
          <h1>Buy a business that already has customers</h1>
          <p className="lead">
            An acquisition course for people who know how to work and would rather not begin at zero. You find one small
            service business, agree on a price its own earnings can pay, and take it over without losing the crew.
          </p>
          <KeyFigures
            figures={[
              { figure: `${weeks} weeks`, note: 'one evening a week, live' },
              { figure: `${students} students`, note: 'and not one more' },
            ]}
          />
        </div>
        <div className="form-room">
          <h2>Join the waitlist</h2>
          <LazyWaitlistForm onAccepted={onAccepted} />
          <Note>Nothing to pay now. The list hears first when enrollment opens.</Note>
        </div>
      </section>
      <Curriculum />
      <Industries />
    </>
  );
}
