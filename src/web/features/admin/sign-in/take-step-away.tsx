import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useTakeStepAway } from './second-step-data.ts';

interface TakeStepAwayProps {
  id: string;
  name: string;
  /** The question is over, whatever was answered. */
  onOver: () => void;
}

/** Asks before somebody's second step is taken away. */
export function TakeStepAway({ id, name, onOver }: TakeStepAwayProps) {
  const take = useTakeStepAway(id, onOver);
  return (
    <section className="cancel-chosen" aria-label={`Take the second step away from ${name}`}>
      <p>
        For a lost phone: {name} signs in with the password alone then, until they set up a new second step. Be sure
        that it is they who ask.
      </p>
      <div className="row">
        <Button small variant="go" busy={take.isPending} onClick={() => take.mutate()}>
          Yes, take it away
        </Button>
        <Button small onClick={onOver}>
          Leave it
        </Button>
      </div>
      {take.isError && (
        <p role="alert" className="err">
          {explainFailure(take.error)}
        </p>
      )}
    </section>
  );
}
