import { useCallback, useRef, useState } from 'react';
import { PUSH_DEVICES_MAX, type PushDevice } from '../../../../contract/owner-push.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskRole } from '../parts/owner-session.ts';
import { UndoNote, type Done } from '../parts/undo-note.tsx';
import { describeDevice, describeTest, nameDevice } from './describe-device.ts';
import { hindrances, mayBeTold } from '../parts/may-be-told.ts';
import { useDevices, useRemoveDevice, useTellHere, useTestDevice } from './push-data.ts';
import { NotSubscribed, readWorld } from '../parts/this-device.ts';
import { latestFailure } from '../parts/latest-failure.ts';

/** Which devices are told at once of what comes in. */
export function PushRoom({ timeZone }: { timeZone: string | undefined }) {
  const role = useDeskRole();
  const heading = useRef<HTMLHeadingElement>(null);
  const devices = useDevices();
  const [done, setDone] = useState<Done | null>(null);
  const onOver = useCallback(() => setDone(null), []);
  const what = role === 'owner' ? 'new leads, calls and orders' : 'new leads and calls';
  return (
    <section aria-labelledby="told-devices">
      <h2 className="h3" id="told-devices" ref={heading} tabIndex={-1}>
        Tell this device
      </h2>
      <p>
        A phone or computer can show {what} within seconds, also while the desk is closed. A press leads to the person.
        What is shown is encrypted on the way; only the device reads it.
      </p>
      {done !== null && <UndoNote key={done.key} done={done} onOver={onOver} />}
      {devices.isPending && <Loading label="Loading your devices..." />}
      {devices.isError && (
        <Failed
          title="Your devices could not be loaded"
          reason={explainFailure(devices.error)}
          onRetry={() => void devices.refetch()}
          retrying={devices.isFetching}
        />
      )}
      {devices.data && (
        <>
          <TellHere publicKey={devices.data.publicKey} isTold={devices.data.devices.some(isHere(devices.data.here))} />
          {devices.data.devices.length > 0 && (
            <ul className="members" aria-label="Devices that are told">
              {devices.data.devices.map((device) => (
                <DeviceEntry
                  key={device.id}
                  device={device}
                  isHere={device.id === devices.data.here}
                  publicKey={devices.data.publicKey}
                  timeZone={timeZone}
                  onDone={(removed) => {
                    setDone(removed);
                    // The button that was pressed goes away.
                    heading.current?.focus();
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

const isHere = (here: string | null) => (device: PushDevice) => device.id === here && device.own;

const explain = (error: Error) => (error instanceof NotSubscribed ? error.message : explainFailure(error));

function TellHere({ publicKey, isTold }: { publicKey: string; isTold: boolean }) {
  const tell = useTellHere();
  const may = mayBeTold(readWorld());
  if (isTold) return <output className="second">This device is told.</output>;
  if (may !== 'yes') return <p className="second">{hindrances[may]}</p>;
  return (
    <>
      <div className="row">
        <Button small variant="go" busy={tell.isPending} onClick={() => tell.mutate(publicKey)}>
          Tell this device
        </Button>
        <span className="second">
          The browser asks you once. Up to {PUSH_DEVICES_MAX} devices of yours can be told.
        </span>
      </div>
      {tell.isError && (
        <p role="alert" className="err">
          {explain(tell.error)}
        </p>
      )}
    </>
  );
}

interface DeviceEntryProps {
  device: PushDevice;
  isHere: boolean;
  publicKey: string;
  timeZone: string | undefined;
  onDone: (done: Done) => void;
}

function DeviceEntry({ device, isHere: here, publicKey, timeZone, onDone }: DeviceEntryProps) {
  const test = useTestDevice(device);
  const remove = useRemoveDevice(device, { isHere: here, publicKey, onDone });
  const name = nameDevice(device, here);
  const failure = latestFailure(test, remove);
  return (
    <li>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={device.trouble === null ? 'second' : 'err'}>{describeDevice(device, timeZone)}</p>
      <div className="row">
        <Button small busy={test.isPending} aria-label={`Send a test to ${name}`} onClick={() => test.mutate()}>
          Send a test
        </Button>
        <Button small busy={remove.isPending} aria-label={`Remove ${name}`} onClick={() => remove.mutate()}>
          Remove
        </Button>
      </div>
      <output className={test.data?.taken === false ? 'err' : 'second'}>{test.data && describeTest(test.data)}</output>
      {failure && (
        <p role="alert" className="err">
          {explain(failure)}
        </p>
      )}
    </li>
  );
}
