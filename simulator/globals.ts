// Imported before everything else: from here on, time passes and dice fall as the simulator says. Nothing of Foyer has been loaded yet.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { draw } from './chance.ts';
import { currentLife } from './life.ts';
import { callLater, pause, trueTime } from './time.ts';

/** The real one, for what the simulator tells of itself. */
export const realNow = performance.now.bind(performance);

const believedTime = () => trueTime() + (currentLife()?.clockOffMs ?? 0);

class SimulatedDate extends Date {
  constructor(...given: unknown[]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Date takes whatever it is given
    super(...((given.length === 0 ? [believedTime()] : given) as [number]));
  }

  static override now(): number {
    return believedTime();
  }
}

/** As Node's timers are, so far as anybody uses them. */
class SimulatedTimer {
  readonly #takeBack: () => void;

  constructor(takeBack: () => void) {
    this.#takeBack = takeBack;
  }

  unref(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  close(): this {
    this.#takeBack();
    return this;
  }

  [Symbol.dispose](): void {
    this.#takeBack();
  }
}

type Callback = (...given: unknown[]) => void;

const setTimeout = (run: Callback, ms = 0, ...given: unknown[]) =>
  new SimulatedTimer(callLater(Math.max(1, ms), () => run(...given)));
const setInterval = (run: Callback, ms = 0, ...given: unknown[]) =>
  new SimulatedTimer(callLater(Math.max(1, ms), () => run(...given), { every: Math.max(1, ms) }));
/** What the simulator itself reads, outside all lives, waits for no simulated time. */
const realImmediate = globalThis.setImmediate;
const setImmediate = (run: Callback, ...given: unknown[]) =>
  currentLife() === undefined ? realImmediate(run, ...given) : new SimulatedTimer(callLater(0, () => run(...given)));
const clear = (timer: unknown) => {
  if (timer instanceof SimulatedTimer) timer.close();
};

function bytes(count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, () => Math.floor(draw() * 256)));
}

function uuid(version: number, begun: Buffer): string {
  begun[6] = ((begun[6] ?? 0) & 0x0f) | (version << 4);
  begun[8] = ((begun[8] ?? 0) & 0x3f) | 0x80;
  const hex = begun.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function uuidV7(): string {
  const begun = bytes(16);
  begun.writeUIntBE(believedTime(), 0, 6);
  return uuid(7, begun);
}

function randomBytes(count: number, take?: (error: null, drawn: Buffer) => void): Buffer | undefined {
  const drawn = bytes(count);
  if (take === undefined) return drawn;
  callLater(0, () => take(null, drawn));
  return undefined;
}

const byHand = {
  setTimeout,
  setInterval,
  setImmediate,
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
};
Object.assign(globalThis, { Date: SimulatedDate, ...byHand });
Object.assign(timers, byHand);
Object.assign(timersPromises, {
  setTimeout: async (ms = 1, value?: unknown) => {
    await pause(Math.max(1, ms));
    return value;
  },
  setImmediate: async (value?: unknown) => {
    await pause(0);
    return value;
  },
});
const drawnIds = { randomUUID: () => uuid(4, bytes(16)), randomUUIDv7: uuidV7, randomBytes };
Object.assign(crypto, drawnIds);
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: drawnIds.randomUUID });
Math.random = draw;
performance.now = trueTime;
// The real loop's events would tell two runs of one seed apart.
Object.defineProperty(performance, 'nodeTiming', {
  value: { uvMetricsInfo: { loopCount: 0, events: 0, eventsWaiting: 0 } },
});
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  callLater(ms, () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')));
  return controller.signal;
};
syncBuiltinESMExports();
