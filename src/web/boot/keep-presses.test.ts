import { beforeEach, expect, test, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';
import { FAILED_EVENT, READY_EVENT } from './ready.ts';

/** As much of the browser's elements as taps touch. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly click = vi.fn<() => void>();
  readonly hidePopover = vi.fn<() => void>();
  around: Record<string, FakeElement> = {};

  closest(selector: string): FakeElement | null {
    return this.around[selector] ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}

class FakeButton extends FakeElement {
  type = 'button';
  form: FakeForm | null = null;
  override around: Record<string, FakeElement> = { button: this };
}

class FakeForm extends FakeElement {
  readonly submit = vi.fn<() => void>();
  readonly requestSubmit = vi.fn<(submitter: FakeElement | null) => void>();
}

class Tap extends Event {
  readonly on: FakeElement;
  readonly submitter: FakeElement | null;

  constructor(type: string, on: FakeElement, submitter: FakeElement | null = null) {
    super(type, { cancelable: true });
    this.on = on;
    this.submitter = submitter;
  }
  override get target() {
    return this.on;
  }
}

const noReload = () => expect.fail('The page was loaded again');

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLFormElement', FakeForm);
  vi.stubGlobal('SubmitEvent', Tap);
  return () => vi.unstubAllGlobals();
});

test('a button pressed before hydration shows that it waits, and is pressed again after hydration', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const button = new FakeButton();
  const seenByOthers = vi.fn<() => void>();
  window.addEventListener('click', seenByOthers);

  window.dispatchEvent(new Tap('click', button));
  expect(button.attributes.has('data-waiting')).toBe(true);
  expect(button.click).not.toHaveBeenCalled();
  expect(seenByOthers).not.toHaveBeenCalled();

  window.dispatchEvent(new Event(READY_EVENT));
  expect(button.attributes.has('data-waiting')).toBe(false);
  expect(button.click).toHaveBeenCalledTimes(1);
});

test('only the last of several presses counts, once', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const [first, last] = [new FakeButton(), new FakeButton()];
  for (const button of [first, last, last]) window.dispatchEvent(new Tap('click', button));
  window.dispatchEvent(new Event(READY_EVENT));
  expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1]);
  expect(first.attributes.size).toBe(0);
});

test('after hydration presses are not kept', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  window.dispatchEvent(new Event(READY_EVENT));
  const tap = new Tap('click', new FakeButton());
  window.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
});

test('presses that the browser handles by itself are not kept', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const toggle = new FakeButton();
  toggle.setAttribute('popovertarget', 'menu');
  const submit = new FakeButton();
  submit.type = 'submit';
  submit.form = new FakeForm();
  for (const on of [toggle, submit, new FakeElement()]) {
    const tap = new Tap('click', on);
    window.dispatchEvent(tap);
    expect(tap.defaultPrevented).toBe(false);
  }
});

test('a form submitted before hydration keeps the page and the typed values, and is submitted after hydration', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const form = new FakeForm();
  const button = new FakeButton();
  const sent = new Tap('submit', form, button);
  window.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  window.dispatchEvent(new Event(READY_EVENT));
  expect(form.requestSubmit).toHaveBeenCalledExactlyOnceWith(button);
});

test('a link in the open menu closes it', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const [link, menu] = [new FakeElement(), new FakeElement()];
  link.around = { a: link, '[popover]': menu };
  window.dispatchEvent(new Tap('click', link));
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});

test('if the page cannot start, a press reloads it, whether it was waiting or comes later', () => {
  for (const order of [
    ['tap', 'fail'],
    ['fail', 'tap'],
  ]) {
    const window = new EventTarget();
    const loadAgain = vi.fn<() => void>();
    keepPresses(window, loadAgain);
    for (const step of order) {
      expect(loadAgain).not.toHaveBeenCalled();
      window.dispatchEvent(step === 'tap' ? new Tap('click', new FakeButton()) : new Event(FAILED_EVENT));
    }
    expect(loadAgain).toHaveBeenCalledTimes(1);
  }
});

test('if the page cannot start, a form that the server takes as a page is sent as one, before and after that', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const form = new FakeForm();
  form.setAttribute('action', '/waitlist');
  const early = new Tap('submit', form);
  window.dispatchEvent(early);
  expect([early.defaultPrevented, form.submit.mock.calls.length]).toEqual([true, 0]);
  window.dispatchEvent(new Event(FAILED_EVENT));
  expect(form.submit).toHaveBeenCalledTimes(1);
  const late = new Tap('submit', form);
  window.dispatchEvent(late);
  expect([late.defaultPrevented, form.submit.mock.calls.length]).toEqual([false, 1]);
});

test('of a form that is sent, the button that was pressed shows that it waits, also where it stands outside the form', () => {
  const window = new EventTarget();
  keepPresses(window, noReload);
  const [form, button] = [new FakeForm(), new FakeButton()];
  window.dispatchEvent(new Tap('submit', form, button));
  expect([form.attributes.size, button.attributes.has('data-waiting')]).toEqual([0, true]);
  window.dispatchEvent(new Event(READY_EVENT));
  expect(button.attributes.has('data-waiting')).toBe(false);
  expect(form.requestSubmit).toHaveBeenCalledExactlyOnceWith(button);
});
