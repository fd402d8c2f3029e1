import type { SetAside } from '../../../../contract/set-aside.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { describeCall } from './describe-set-aside.ts';

interface AsideCallProps {
  call: NonNullable<SetAside['call']>;
  name: string;
  isBusy: boolean;
  /** Lets the booking in at another time; null where something is decided already. */
  onChoose: ((startsAt: string) => void) | null;
  timeZone: string | undefined;
}

/** Whether the time of a booking that is set aside is still free, and the times in its place where it is not. */
export function AsideCall({ call, name, isBusy, onChoose, timeZone }: AsideCallProps) {
  const { startsAt, nextFree } = call;
  return (
    <>
      <p className={call.state === 'free' ? undefined : 'err'}>
        {describeCall(call, formatMoment(startsAt, timeZone))}
      </p>
      {onChoose !== null && nextFree.length > 0 && (
        <ul className="row other-times" aria-label={`Times for ${name}`}>
          {nextFree.map((time) => (
            <li key={time}>
              <Button small busy={isBusy} onClick={() => onChoose(time)}>
                {formatMoment(time, timeZone)}
                <span className="sr-only">: let {name} in then</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
