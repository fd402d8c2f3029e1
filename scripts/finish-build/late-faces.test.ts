import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startFaces } from './late-faces.ts';

/** A page with one face in its late style element; `paint` reports paints by name. */
function openDocument(referrer = '') {
  let tell = (_names: readonly string[]) => {};
  const load = vi.fn<() => Promise<string>>(async () => 'the face');
  const disconnect = vi.fn<() => void>();
  const add = vi.fn<(face: string) => void>();
  const rule = { fontFamily: '"Some Face"', fontWeight: '400', getPropertyValue: () => 'url(/face.woff2)' };
  const style = { media: '(scripting:none)', sheet: { cssRules: [{ style: rule }] } };
  class FakeObserver {
    static readonly supportedEntryTypes = ['paint'];
    readonly disconnect = disconnect;
    readonly observe = () => undefined;
    constructor(act: (paints: object, observer: object) => void) {
      tell = (names) => act({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, this);
    }
  }
  class FakeFace {
    readonly load = load;
  }
  runInNewContext(startFaces, {
    document: { referrer, currentScript: { previousElementSibling: style }, fonts: { add } },
    location: { origin: 'https://hallway.example' },
    window: { PerformanceObserver: FakeObserver },
    PerformanceObserver: FakeObserver,
    FontFace: FakeFace,
  });
  return { style, load, add, disconnect, paint: (...names: string[]) => tell(names) };
}

test('faces are loaded once the first text stands, not when the background is painted, and are shown once they are there', async () => {
  const { style, load, add, disconnect, paint } = openDocument();
  paint('first-paint');
  expect(load).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(load).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(add).toHaveBeenCalledWith('the face'));
  expect(style.media).toBe('(scripting:none)');
});

test('whoever comes from another page of the site has the faces from the start', () => {
  const { style, load } = openDocument('https://hallway.example/partners');
  expect(style.media).toBe('all');
  expect(load).not.toHaveBeenCalled();
});
