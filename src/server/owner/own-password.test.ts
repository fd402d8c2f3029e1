import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { Refusal } from '../requests/refusal.ts';
import { refuseEasyPassword } from './own-password.ts';

const [name = ''] = site.shortName.toLowerCase().split(/\s+/);

test('a password of little but the site’s own name is refused, in whatever case', () => {
  for (const password of [`${name}vbnmxzk`, `vbn${name.toUpperCase()}mxzk`, `${site.brand} ${site.brand}`])
    expect(() => refuseEasyPassword(password), password).toThrow(Refusal);
  for (const password of [`${name}vbnmxzkj`, 'four wet stone doors'])
    expect(() => refuseEasyPassword(password), password).not.toThrow();
});
