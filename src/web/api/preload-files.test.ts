import { beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload as loadWithFiles } from './preload-files.ts';

class Link extends EventTarget {
  rel = '';
  crossOrigin: string | null = null;
  #href = '';
  get href(): string {
    return this.#href;
  }
  set href(href: string) {
    this.#href = new URL(href, 'https://hallway.example/book').href;
  }
  remove(): void {
    links = links.filter((link) => link !== this);
  }
}
let links: Link[] = [];

/** A link that the page came with. */
function inPage(rel: string, href: string): void {
  links.push(Object.assign(new Link(), { rel, href }));
}

const asked = () => links.map(({ rel, href }) => `${rel} ${href}`);
const settle = (type: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => {
  links = [];
  vi.stubGlobal('document', {
    createElement: () => new Link(),
    head: { append: (link: Link) => links.push(link) },
    querySelectorAll: (selector: string) => links.filter(({ rel }) => selector === 'link' || rel === 'stylesheet'),
  });
});

test('a part is loaded when its styles are there; what it imports is asked for at once and not waited for', async () => {
  const load = vi.fn(async () => 'the part');
  const part = loadWithFiles(load, ['assets/a-1.js', 'assets/a-1.css']);
  expect(asked()).toEqual([
    'modulepreload https://hallway.example/assets/a-1.js',
    'stylesheet https://hallway.example/assets/a-1.css',
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  settle('load');
  expect(await part).toBe('the part');
});

test('what the page has is not asked for again, but a stylesheet that was only asked for ahead is', async () => {
  inPage('modulepreload', '/assets/b-1.js');
  inPage('stylesheet', '/assets/b-1.css');
  inPage('preload', '/assets/b-2.css');
  const part = loadWithFiles(async () => 'the part', ['assets/b-1.js', 'assets/b-1.css', 'assets/b-2.css']);
  expect(asked().slice(3)).toEqual(['stylesheet https://hallway.example/assets/b-2.css']);
  settle('load');
  expect(await part).toBe('the part');
});

test('two parts with one stylesheet wait for it both', async () => {
  const parts = ['first', 'second'].map((name) => loadWithFiles(async () => name, ['assets/c-1.css']));
  const second = vi.fn();
  void parts[1]?.then(second);
  expect(links).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(second).not.toHaveBeenCalled();
  settle('load');
  expect(await Promise.all(parts)).toEqual(['first', 'second']);
});

test('a part whose styles cannot be loaded fails, and is asked for anew by whoever tries again', async () => {
  const load = async () => 'the part';
  const failed = loadWithFiles(load, ['assets/d-1.css']);
  settle('error');
  await expect(failed).rejects.toThrow('assets/d-1.css could not be loaded');
  expect(links).toEqual([]);
  const part = loadWithFiles(load, ['assets/d-1.css']);
  settle('load');
  expect(await part).toBe('the part');
});

test('a part without files of its own is loaded at once', async () => {
  expect(await loadWithFiles(async () => 'the part')).toBe('the part');
});
