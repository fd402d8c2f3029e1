// For `node --import`: the process's clock is as many milliseconds off as the file that FOYER_CLOCK names says.
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 50;
const TrueDate = Date;
let shiftMs = 0;

function look() {
  try {
    shiftMs = Number(readFileSync(process.env.FOYER_CLOCK ?? '', 'utf8'));
  } catch {
    shiftMs = 0;
  }
}

look();
setInterval(look, LOOK_EVERY_MS).unref();
const now = () => TrueDate.now() + shiftMs;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
