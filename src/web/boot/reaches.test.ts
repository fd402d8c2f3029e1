import { beforeEach, expect, test, vi } from 'vitest';
import { isReach, REACHES } from './reaches.ts';

/** An element within one of these, by tag. */
class FakeElement extends EventTarget {
  private readonly within: string;
  constructor(within: string) {
    super();
    this.within = within;
  }
  closest(selector: string) {
    return selector.split(',').includes(this.within) ? this : null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  return () => vi.unstubAllGlobals();
});

const reaching = (within: string, isSparing: boolean) =>
  REACHES.filter((type) => isReach({ type, target: new FakeElement(within) }, isSparing));

test('every way to come to a control is a reach for it', () => {
  for (const control of ['button', 'textarea', 'form', '[data-island]'])
    expect(reaching(control, false)).toEqual(REACHES);
});

test('on the way over plain words only a touch, the wheel and keys are', () => {
  expect(reaching('p', false)).toEqual(['pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'dragenter']);
});

test('a link leads on without modules, however it is reached', () => {
  expect(reaching('a', false)).toEqual(['wheel', 'keydown', 'input', 'dragenter']);
});

test('where little data is asked for, a passing pointer, a scroll and a touch of plain words are none', () => {
  expect(reaching('button', true)).toEqual(['pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'dragenter']);
  expect(reaching('p', true)).toEqual(['keydown', 'input', 'dragenter']);
});
