/** What a visitor does before or while they use something on the page. */
export const REACHES = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'wheel',
  'focusin',
  'keydown',
  'input',
  'dragenter',
] as const;

/** What answers a press, and what stands within reach of it. */
const CONTROLS = 'button,input,select,textarea,label,form,summary,[role=tab],[data-island]';

const isWithin = ({ target }: Pick<Event, 'target'>, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Whether an event says that the page's modules will be wanted: a key, a touch, a turn of the wheel, or a pointer that comes to a control. A link needs none of them.
 * With `isSparing` only a control that is pressed or focused does, and a key.
 */
export function isReach(event: Pick<Event, 'type' | 'target'>, isSparing: boolean): boolean {
  const { type } = event;
  if (type === 'keydown' || type === 'input' || type === 'dragenter') return true;
  if (type === 'wheel') return !isSparing;
  if (isWithin(event, CONTROLS)) return type !== 'pointerover' || !isSparing;
  const isTouch = type === 'pointerdown' || type === 'touchstart';
  return isTouch && !isSparing && !isWithin(event, 'a');
}

/** The Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean;
}

/** Whether the visitor asked for little data. */
export function savesData(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData === true;
}
