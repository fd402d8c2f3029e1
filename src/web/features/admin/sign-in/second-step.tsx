import { useRef, useState } from 'react';
import type { OwnSignIn } from '../../../../contract/second-step.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { AskCode } from './ask-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useIssueCodes, useTurnOff } from './second-step-data.ts';
import { SetUpStep } from './set-up-step.tsx';

interface SecondStepProps {
  own: OwnSignIn;
  timeZone: string | undefined;
}

/** So few are worth a word. */
const FEW_CODES = 3;

/** A code after the password: to set up, with new recovery codes, and to turn off. */
export function SecondStep({ own: { since, recoveryCodesLeft: left }, timeZone }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asks, setAsks] = useState<'set-up' | 'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // What was pressed goes with what it led to.
  const close = () => {
    setAsks(null);
    setCodes(null);
    heading.current?.focus();
  };
  const show = (issued: readonly string[]) => {
    setAsks(null);
    setCodes(issued);
  };
  const ask = (what: typeof asks) => setAsks(asks === what ? null : what);
  return (
    <div className="own-part">
      <h3 className="h4" ref={heading} tabIndex={-1}>
        Second step
      </h3>
      {codes !== null && <RecoveryCodes codes={codes} onKept={close} />}
      {codes === null && since === null && (
        <>
          <p>
            Off: your password alone opens the desk. With a second step the desk asks after it for a code that an
            authenticator app on your phone shows, new every thirty seconds.
          </p>
          <div className="row">
            <Button small aria-expanded={asks === 'set-up'} onClick={() => ask('set-up')}>
              Set up a second step
            </Button>
          </div>
          {asks === 'set-up' && <SetUpStep onIssued={show} />}
        </>
      )}
      {codes === null && since !== null && (
        <>
          <p>
            On since {formatMoment(since, timeZone)}. After your password the desk asks for a code of your app.{' '}
            <span className={left < FEW_CODES ? 'err' : undefined}>{sayLeft(left)}</span>
          </p>
          <div className="row">
            <Button small aria-expanded={asks === 'codes'} onClick={() => ask('codes')}>
              New recovery codes
            </Button>
            <Button small aria-expanded={asks === 'off'} onClick={() => ask('off')}>
              Turn it off
            </Button>
          </div>
          {asks === 'codes' && <Renew onIssued={show} />}
          {asks === 'off' && <TurnOff onDone={close} />}
        </>
      )}
    </div>
  );
}

function sayLeft(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}

function Renew({ onIssued }: { onIssued: (codes: readonly string[]) => void }) {
  const renew = useIssueCodes('renew', onIssued);
  return (
    <AskCode
      label="New recovery codes"
      words="The ten that you have now are worth nothing then."
      send="Make ten new ones"
      job={renew}
    />
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const off = useTurnOff(onDone);
  return (
    <AskCode
      label="Turn the second step off"
      words="Your password is enough then. To move to another phone, turn it off and set it up again there."
      send="Turn it off"
      job={off}
    />
  );
}
