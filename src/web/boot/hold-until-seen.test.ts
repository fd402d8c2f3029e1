import { expect, test, vi } from 'vitest';
import { UNSEEN, holdUntilSeen } from './hold-until-seen.ts';

test('what is out of view is held until it comes into view, and never again', () => {
  const disconnect = vi.fn<() => void>();
  let look: (isIntersecting: boolean) => void = () => expect.fail('Nothing is observed');
  class FakeObserver {
    readonly observe = vi.fn<() => void>();
    readonly disconnect = disconnect;

    constructor(tell: (looks: { isIntersecting: boolean }[], observer: FakeObserver) => void) {
      look = (isIntersecting) => tell([{ isIntersecting }], this);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const element = { toggleAttribute: vi.fn<(name: string, isThere: boolean) => boolean>((_name, isThere) => isThere) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an element as is asked of it
  holdUntilSeen(element as unknown as Element);

  look(false);
  expect(element.toggleAttribute).toHaveBeenLastCalledWith(UNSEEN, true);
  expect(disconnect).not.toHaveBeenCalled();
  look(true);
  expect(element.toggleAttribute).toHaveBeenLastCalledWith(UNSEEN, false);
  expect(disconnect).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
