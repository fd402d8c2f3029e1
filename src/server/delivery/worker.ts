import { NOT_SENT, isAboutDemo } from '../store/engine/demo-mark.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { MAIL_IN_FLIGHT_MAX, MAIL_LIMIT_MS } from './mail-limits.ts';
import { isMail, readAddresses, type Address, type AddressSettings } from '../outbox/destinations.ts';
import { createLane, type LaneDeps, type Route } from './lane.ts';
import type { Send } from './send.ts';
import type { PauseSettings } from './queue-pause-alert.ts';
import { SEND_LIMIT_MS, type Sender } from './webhook-sender.ts';

const POLL_MS = 1000;
/** Longer than most receivers need, and short enough to record an attempt that is cut short before the process has to end. */
const STOP_PATIENCE_MS = 4000;
export const WEBHOOK_IN_FLIGHT_MAX = 8;
/** A claim outlives the longest attempt by far. */
const LIMITS_PER_LEASE = 3;

export const WEBHOOK_LEASE_MS = LIMITS_PER_LEASE * SEND_LIMIT_MS;
export const MAIL_LEASE_MS = LIMITS_PER_LEASE * MAIL_LIMIT_MS;

export interface DeliveryWorkerDeps extends LaneDeps {
  readonly config: AddressSettings & PauseSettings;
  readonly sender: Sender;
  readonly sendMail: Send;
}

export interface DeliveryWorker {
  /** Sends everything that is due; resolves when nothing due is left. Never rejects. Each commit that makes a delivery due calls it. */
  wake(): Promise<void>;
  /** The same, and ends claims that last too long. A timer calls it once a second, because other processes queue deliveries too. */
  look(): Promise<void>;
  /** Claims nothing more; resolves when the running attempts have ended. An attempt that takes too long is cut short, and its delivery stays due. */
  close(patienceMs?: number): Promise<void>;
}

/** Not even the owner's own hand sends what is about the demonstration. */
function guarded(send: Send): Send {
  return async (message) =>
    isAboutDemo(message.body)
      ? { status: null, retryAfter: null, error: NOT_SENT, concerns: 'delivery', isFinal: true }
      : send(message);
}

function routeTo(destination: string, address: Address, sender: Sender, sendMail: Send): Route {
  if (isMail({ destination }))
    return { destination, address, send: guarded(sendMail), inFlightMax: MAIL_IN_FLIGHT_MAX, leaseMs: MAIL_LEASE_MS };
  const send: Send = (message) => sender({ ...message, url: address.url });
  return { destination, address, send: guarded(send), inFlightMax: WEBHOOK_IN_FLIGHT_MAX, leaseMs: WEBHOOK_LEASE_MS };
}

/** Delivers what the outbox holds, beside any number of other processes. Deliveries without an address are not read at all. */
export function startDeliveryWorker({ config, sender, sendMail, ...deps }: DeliveryWorkerDeps): DeliveryWorker {
  const lanes = [...readAddresses(config)].map(([destination, address]) =>
    createLane({ ...deps, settings: config }, routeTo(destination, address, sender, sendMail)),
  );
  const look = async () => {
    await Promise.all(lanes.map((lane) => lane.look()));
  };
  const wake = async () => {
    await Promise.all(lanes.map((lane) => lane.wake()));
  };
  const timer = setInterval(() => void look(), POLL_MS);
  timer.unref();
  const stopListening = deps.store.onCommitted(deliveriesDue, () => void wake());
  return {
    wake,
    look,
    async close(patienceMs = STOP_PATIENCE_MS) {
      clearInterval(timer);
      stopListening();
      await Promise.all(lanes.map((lane) => lane.close(patienceMs)));
    },
  };
}
