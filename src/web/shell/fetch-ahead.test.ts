import { expect, test } from 'vitest';
import { filesOf } from './fetch-ahead.ts';

const routes = {
  root: { path: '', module: '/root.js' },
  home: { index: true, module: '/home.js', imports: ['/react.js'] },
  blog: { path: 'blog', module: '/blog.js', css: ['/blog.css'] },
  post: { path: 'blog/:slug', module: '/post.js' },
  rest: { path: '*', module: '/not-found.js' },
};

test.each([
  ['/', ['/home.js', '/react.js']],
  ['/blog', ['/blog.js', '/blog.css']],
  ['/blog/a-post', ['/post.js']],
  ['/blog/a/b', []],
  ['/nowhere', []],
])('%s needs %j', (path, files) => {
  expect(filesOf(path, routes)).toEqual(files);
});
