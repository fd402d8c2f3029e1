import { Room } from '../../ui/room.tsx';
import { AcceptedView } from '../../ui/accepted-view.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { LendingOffers } from './lending-offers.tsx';

/** Replaces the pitch once the form was accepted; `email` is null on the page of its own. */
export function LendingSuccess({ email }: { email: string | null }) {
  return (
    <AcceptedView
      id="lending-success"
      title="Success!"
      lead={
        <>
          <Unbroken>Check your e-mail:</Unbroken> the free lending snapshot is on its way
          {email !== null && (
            <>
              {' '}
              to <b>{email}</b>
            </>
          )}
          .
        </>
      }
      rooms={
        <Room id="until-then" title="Until it arrives" intro="Two things get it running sooner.">
          <LendingOffers />
        </Room>
      }
    >
      <p>Everything is in that one mail: the pages, the texts to copy, the calendar, and a link to print it all.</p>
      <p>If it is not there in ten minutes, look among the spam, then write to me.</p>
    </AcceptedView>
  );
}
