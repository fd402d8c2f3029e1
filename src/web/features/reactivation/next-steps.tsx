import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';

export function NextSteps() {
  return (
    <Room
      id="what-happens-next"
      title="What Happens Next"
      intro="The form leads on to the checkout of the build that runs the campaign. You can read all of this before you pay for anything."
    >
      <Suite columns={3}>
        <SuiteRoom title="AI Consultation" door>
          <p>
            My assistant reads what you wrote, asks for what is missing, and tells you how many of your leads can be
            texted at all.
          </p>
        </SuiteRoom>
        <SuiteRoom title="Personalized Strategy" door>
          <p>
            I write the first messages for your list, the order they go out in, and what I expect from them. You get it
            in writing.
          </p>
        </SuiteRoom>
        <SuiteRoom title="Decision Support">
          <p>
            We go through it on a call. If your list is too small or too old to be worth a campaign, I say so, and you
            keep the plan.
          </p>
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
