import { NOT_SENT, isAboutDemo } from '../store/engine/demo-mark.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { eventDestinationsChanged } from '../store/stream/event-destinations.ts';
import { MAIL_IN_FLIGHT_MAX, MAIL_LIMIT_MS } from './mail-limits.ts';
import {
  byDestination,
  isMail,
  listAddresses,
  listEventTargets,
  pushAddress,
  type Address,
  type AddressSettings,
  type EventTarget,
} from '../outbox/destinations.ts';
import { createLane, type Lane, type LaneDeps, type Route } from './lane.ts';
import type { Outgoing, Send, SendResult } from './send.ts';
import type { PauseSettings } from './queue-pause-alert.ts';
import { SEND_LIMIT_MS, type Sender } from './webhook-sender.ts';

const LOOK_EVERY_MS = 1000;
/** Longer than most receivers need, and short enough to record an attempt that is cut short before the process has to end. */
const STOP_PATIENCE_MS = 4000;
export const WEBHOOK_IN_FLIGHT_MAX = 8;
/** Few, since one event there is several requests, and their number is limited. */
export const HIGHLEVEL_IN_FLIGHT_MAX = 2;
const HIGHLEVEL_REQUESTS_MAX = 10;
/** A claim outlives the longest attempt by far. */
const LIMITS_PER_LEASE = 3;

export const WEBHOOK_LEASE_MS = LIMITS_PER_LEASE * SEND_LIMIT_MS;
export const HIGHLEVEL_LEASE_MS = WEBHOOK_LEASE_MS * HIGHLEVEL_REQUESTS_MAX;
export const MAIL_LEASE_MS = LIMITS_PER_LEASE * MAIL_LIMIT_MS;

export interface DeliveryWorkerDeps extends LaneDeps {
  readonly config: AddressSettings & PauseSettings;
  readonly sender: Sender;
  readonly sendMail: Send;
  /** To the device that the message names. Without it what is for devices waits. */
  readonly sendPush?: Send | undefined;
  readonly sendToHighLevel: SendToTarget;
  /** How often it looks by itself for what other processes have queued, in milliseconds. */
  readonly lookEveryMs?: number;
}

/** Tells a destination that is no webhook of one event. Never throws. */
export type SendToTarget = (target: EventTarget, message: Outgoing) => Promise<SendResult>;

export interface DeliveryWorker {
  /** Sends everything that is due; resolves when nothing due is left. Never rejects. Each commit that makes a delivery due calls it. */
  wake(): Promise<void>;
  /** The same, and ends claims that last too long. A timer calls it, because other processes queue deliveries too. */
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

interface Ways extends Pick<DeliveryWorkerDeps, 'sender' | 'sendMail' | 'sendPush' | 'sendToHighLevel'> {
  /** Of the event stream, by their channels. */
  readonly targets: ReadonlyMap<string, EventTarget>;
}

function routeTo(destination: string, address: Address, ways: Ways): Route {
  const { sender, sendMail, sendPush, sendToHighLevel, targets } = ways;
  if (isMail({ destination }))
    return { destination, address, send: guarded(sendMail), inFlightMax: MAIL_IN_FLIGHT_MAX, leaseMs: MAIL_LEASE_MS };
  const target = targets.get(destination);
  if (target !== undefined && target.highLevel !== null) {
    const send: Send = async (message) => sendToHighLevel(target, message);
    return {
      destination,
      address,
      send: guarded(send),
      inFlightMax: HIGHLEVEL_IN_FLIGHT_MAX,
      leaseMs: HIGHLEVEL_LEASE_MS,
    };
  }
  const post: Send = (message) =>
    sender({ ...message, url: address.url, ...(target !== undefined && { secret: target.secret }) });
  const send = address === pushAddress && sendPush !== undefined ? sendPush : post;
  return { destination, address, send: guarded(send), inFlightMax: WEBHOOK_IN_FLIGHT_MAX, leaseMs: WEBHOOK_LEASE_MS };
}

/** The same for the same way to the same destination; another address or secret is another way. */
function wayOf(destination: string, { url, destinations }: Address, target: EventTarget | undefined): string {
  return JSON.stringify([destination, url, destinations, target?.secret ?? null, target?.highLevel ?? null]);
}

/** Delivers what the outbox holds, beside any number of other processes. Deliveries without an address are not read at all. */
export function startDeliveryWorker(worker: DeliveryWorkerDeps): DeliveryWorker {
  const { config, sender, sendMail, sendPush, sendToHighLevel, lookEveryMs = LOOK_EVERY_MS, ...deps } = worker;
  const { store, logger } = deps;
  let lanes = new Map<string, Lane>();
  let isClosed = false;
  /** Those whose ways have changed, until what they hold has ended. */
  const leaving = new Set<Promise<void>>();

  /** Gives each destination that is set now its lane. */
  function setLanes(targets: readonly EventTarget[]): void {
    if (isClosed) return;
    const byChannel = new Map<string, EventTarget>(targets.map((target) => [target.channel, target]));
    const addresses = [...listAddresses(config, targets), ...(sendPush === undefined ? [] : [pushAddress])];
    const ways = [...byDestination(addresses)].map(([destination, address]) => {
      const way = wayOf(destination, address, byChannel.get(destination));
      const route = routeTo(destination, address, {
        sender,
        sendMail,
        sendPush,
        sendToHighLevel,
        targets: byChannel,
      });
      return [way, lanes.get(way) ?? createLane({ ...deps, settings: config }, route)] as const;
    });
    const next = new Map(ways);
    for (const [way, lane] of lanes) {
      if (next.has(way)) continue;
      const left = lane.close(STOP_PATIENCE_MS).finally(() => leaving.delete(left));
      leaving.add(left);
    }
    lanes = next;
  }

  async function readLanes(): Promise<void> {
    try {
      setLanes(await listEventTargets(store.db, config));
    } catch (error) {
      logger.warn({ err: error }, 'The event destinations could not be read; the worker retries within a second');
    }
  }

  setLanes([]);
  const look = async () => {
    await readLanes();
    await Promise.all([...lanes.values()].map((lane) => lane.look()));
  };
  const wake = async () => {
    await Promise.all([...lanes.values()].map((lane) => lane.wake()));
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  const stops = [
    store.onCommitted(deliveriesDue, () => void wake()),
    store.onCommitted(eventDestinationsChanged, () => void look()),
  ];
  void readLanes();
  return {
    wake,
    look,
    async close(patienceMs = STOP_PATIENCE_MS) {
      clearInterval(timer);
      isClosed = true;
      stops.forEach((stop) => stop());
      await Promise.all([...[...lanes.values()].map((lane) => lane.close(patienceMs)), ...leaving]);
    },
  };
}
