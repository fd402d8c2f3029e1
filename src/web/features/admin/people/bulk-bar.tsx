import { useState } from 'react';
import { PEOPLE_AT_ONCE_MAX, personStatuses } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { countPeople, statusNames } from './describe-person.ts';
import { useSetStatus } from './people-data.ts';
import type { Done } from '../undo-note.tsx';

interface BulkBarProps {
  chosen: readonly string[];
  onAll: () => void;
  onNone: () => void;
  onSet: (done: Done) => void;
}

/** Chooses all that are listed, and gives those who are chosen a status. */
export function BulkBar({ chosen, onAll, onNone, onSet }: BulkBarProps) {
  const [wanted, setWanted] = useState<(typeof personStatuses)[number]>('contacted');
  const set = useSetStatus(onSet);
  const tooMany = chosen.length > PEOPLE_AT_ONCE_MAX;
  return (
    <div className="bulk-bar">
      <div className="row">
        <Button small onClick={onAll}>
          Choose all listed
        </Button>
        {chosen.length > 0 && (
          <Button small onClick={onNone}>
            Choose none
          </Button>
        )}
        <output className="note">{chosen.length > 0 && `${countPeople(chosen.length)} chosen`}</output>
      </div>
      {chosen.length > 0 && (
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
            disabled={tooMany}
            onClick={() => set.mutate({ ids: chosen, status: wanted })}
          >
            Set
          </Button>
          {tooMany && <span className="second">At most {PEOPLE_AT_ONCE_MAX} at once.</span>}
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
