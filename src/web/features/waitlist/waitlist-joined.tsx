import { businessBuyerCourse } from '../../../../content/courses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AcceptedView } from '../../ui/accepted-view.tsx';

/** Replaces the pitch once the form was accepted; `email` is null on the page of its own. */
export function WaitlistJoined({ email }: { email: string | null }) {
  return (
    <AcceptedView
      id="waitlist-joined"
      title="You're on the waitlist!"
      lead={
        <>
          I write to {email === null ? 'you' : <b>{email}</b>} when enrollment opens for the {businessBuyerCourse.weeks}
          -week course, before it opens to everybody. There is nothing to pay and nothing to do until then.
        </>
      }
    >
      <p>
        A confirmation is on its way. Answer it if you already have a business in mind: the questions people bring
        decide what the first weeks cover.
      </p>
      <ButtonLink to="/" variant="go">
        Back to Homepage
      </ButtonLink>
    </AcceptedView>
  );
}
