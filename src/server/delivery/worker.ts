import { readAddresses, type AddressSettings } from './destinations.ts';
import { createLane, type LaneDeps } from './lane.ts';

const POLL_MS = 1000;

export interface DeliveryWorkerDeps extends LaneDeps {
  readonly config: AddressSettings;
}

export interface DeliveryWorker {
  /** Sends what is due now, without waiting for the next look at the outbox; resolves when nothing due is left. Never rejects. */
  wake(): Promise<void>;
  /** Claims nothing more; resolves when what is being sent has ended. */
  close(): Promise<void>;
}

/** Delivers what the outbox holds, beside any number of other processes. What has no address is not even looked at. */
export function startDeliveryWorker({ config, ...deps }: DeliveryWorkerDeps): DeliveryWorker {
  const lanes = [...readAddresses(config)].map(([destination, url]) => createLane(deps, destination, url));
  const wake = async () => {
    await Promise.all(lanes.map((lane) => lane.wake()));
  };
  const timer = setInterval(() => void wake(), POLL_MS);
  timer.unref();
  return {
    wake,
    async close() {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
