import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const line = { client: '203.0.113.0/24', isKnown: false };
const quick = { logN: 4, r: 8, p: 1 };

test('a password is known again by its hash, which costs what OWASP advises and holds a salt of its own', async () => {
  const passwords = createPasswords();
  const [first, second] = await Promise.all([passwords.hash('seven lamps', line), passwords.hash('seven lamps', line)]);
  expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await passwords.isRight(first, 'seven lamps', line)).toBe(true);
  expect(await passwords.isRight(first, 'seven lamp', line)).toBe(false);
});

test('a hash of another cost is still read', async () => {
  const hash = await createPasswords(quick).hash('seven lamps', line);
  expect(await createPasswords({ ...quick, p: 2 }).isRight(hash, 'seven lamps', line)).toBe(true);
});

test('where there is no hash, or none that can be read, no password is right', async () => {
  const passwords = createPasswords(quick);
  for (const hash of [null, '', 'scrypt$4$8$1$$', 'seven lamps', 'scrypt$4$8$1$c2FsdA$'])
    for (const given of ['', 'seven lamps']) expect(await passwords.isRight(hash, given, line)).toBe(false);
});

test('a crowd of strangers is sent away, and keeps nobody waiting who is known', async () => {
  const passwords = createPasswords(quick);
  const hash = await passwords.hash('seven lamps', line);
  const crowd = Array.from({ length: 60 }, async (_, at) =>
    passwords.isRight(null, 'a guess', { client: `network ${at}`, isKnown: false }).then(
      () => 'judged',
      (error: unknown) => String(error),
    ),
  );
  const known = passwords.isRight(hash, 'seven lamps', { client: 'network 1', isKnown: true });
  expect(await known).toBe(true);
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === 'judged')).toHaveLength(40);
  expect(answers.filter((answer) => answer.includes('try again in a few seconds'))).toHaveLength(20);
});
