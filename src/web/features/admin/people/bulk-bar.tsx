import { useState } from 'react';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { personStatuses } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { Done } from '../parts/undo-note.tsx';
import { countPeople, statusNames } from './describe-person.ts';
import { useSetStatus } from './people-data.ts';
import type { InboxFilter } from './use-inbox-address.ts';

interface BulkBarProps {
  /** Who is ticked of those that are listed. */
  chosen: readonly string[];
  /** How many are listed, and how many the filter leaves in all. */
  listed: number;
  total: number;
  filter: InboxFilter;
  onAll: () => void;
  onNone: () => void;
  onSet: (done: Done) => void;
}

/** Chooses all that are listed, or everybody whom the filter leaves, and gives them a status. */
export function BulkBar({ chosen, listed, total, filter, onAll, onNone, onSet }: BulkBarProps) {
  const [wanted, setWanted] = useState<(typeof personStatuses)[number]>('contacted');
  const [isEverybody, setEverybody] = useState(false);
  const [reached, setReached] = useState(0);
  const set = useSetStatus((done) => {
    setEverybody(false);
    onSet(done);
  });
  const count = isEverybody ? total : chosen.length;
  const whom = isEverybody ? { filter } : { ids: chosen };
  return (
    <div className="bulk-bar">
      <div className="row">
        <Button
          small
          onClick={() => {
            setEverybody(false);
            onAll();
          }}
        >
          Choose all listed
        </Button>
        {total > listed && (
          <Button small aria-pressed={isEverybody} onClick={() => setEverybody(true)}>
            Choose all {tellFigure(total)}
          </Button>
        )}
        {count > 0 && (
          <Button
            small
            onClick={() => {
              setEverybody(false);
              onNone();
            }}
          >
            Choose none
          </Button>
        )}
        <output className="note">{count > 0 && `${countPeople(count)} chosen`}</output>
      </div>
      {count > 0 && (
        <div className="row">
          <SelectField
            label="Status of those chosen"
            value={wanted}
            onChange={(event) => {
              const status = personStatuses.find((one) => one === event.target.value);
              if (status !== undefined) setWanted(status);
            }}
          >
            {personStatuses.map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </SelectField>
          <Button
            small
            busy={set.isPending}
            onClick={() => {
              setReached(0);
              set.mutate({ whom, status: wanted, onPiece: setReached });
            }}
          >
            Set
          </Button>
          <output className="second">{set.isPending && reached > 0 && `${tellFigure(reached)} so far...`}</output>
          {set.isError && (
            <p role="alert" className="err">
              {explainFailure(set.error)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
