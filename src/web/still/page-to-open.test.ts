import { beforeEach, expect, test, vi } from 'vitest';
import { pageToOpen } from './page-to-open.ts';

const here = { origin: 'https://site.example', pathname: '/' };

class FakeLink {
  readonly target: string;
  private readonly url: URL;
  constructor(href: string, target = '') {
    this.url = new URL(href, here.origin);
    this.target = target;
  }
  get origin() {
    return this.url.origin;
  }
  get pathname() {
    return this.url.pathname;
  }
  get search() {
    return this.url.search;
  }
  get hash() {
    return this.url.hash;
  }
}

class FakeElement extends EventTarget {
  private readonly link: FakeLink | null;
  constructor(link: FakeLink | null) {
    super();
    this.link = link;
  }
  closest() {
    return this.link;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  return () => vi.unstubAllGlobals();
});

function press(link: FakeLink | null, how: Partial<MouseEvent> = {}) {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  return pageToOpen({ ...plain, ...how, target: new FakeElement(link) }, here);
}

test('a plain press on a link to a page of this site opens that page, with its query and anchor', () => {
  expect(press(new FakeLink('/buy-box?state=TX#submit'))).toBe('/buy-box?state=TX#submit');
});

test('the browser follows what is no such link, and the checkout, which has headers of its own', () => {
  for (const link of [
    null,
    new FakeLink('https://elsewhere.example/buy-box'),
    new FakeLink('/#contact'),
    new FakeLink('/checkout?service=website-build'),
    new FakeLink('/buy-box', '_blank'),
    new FakeLink('mailto:hello@site.example'),
  ])
    expect(press(link)).toBeNull();
});

test('a press that means a new tab or another button, or that somebody has handled, is left alone', () => {
  const link = new FakeLink('/buy-box');
  for (const how of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ])
    expect(press(link, how)).toBeNull();
});
