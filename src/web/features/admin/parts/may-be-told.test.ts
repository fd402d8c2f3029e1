import { expect, test } from 'vitest';
import { mayBeTold, type PushWorld } from './may-be-told.ts';

const chrome: PushWorld = {
  isSecure: true,
  hasPush: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36',
  touchPoints: 5,
  permission: 'default',
};
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';

test.each<[what: string, world: Partial<PushWorld>, answer: ReturnType<typeof mayBeTold>]>([
  ['a phone that was not asked', {}, 'yes'],
  ['one that was allowed', { permission: 'granted' }, 'yes'],
  ['one that was denied', { permission: 'denied' }, 'denied'],
  ['a page over http', { isSecure: false, hasPush: false }, 'insecure'],
  ['an iPhone in its browser', { hasPush: false, userAgent: safari, permission: undefined }, 'home-screen'],
  ['an iPad in its browser', { hasPush: false, userAgent: mac }, 'home-screen'],
  ['an iPhone from its home screen', { userAgent: safari }, 'yes'],
  ['an old Mac', { hasPush: false, userAgent: mac, touchPoints: 0 }, 'no-push'],
])('%s', (_what, world, answer) => {
  expect(mayBeTold({ ...chrome, ...world })).toBe(answer);
});
