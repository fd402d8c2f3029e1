import { expect, test } from 'vitest';
import { addressForDriver, addressForTools, parsePostgresAddress } from './postgres-address.ts';

test.each([
  'postgres://foyer@db.example/foyer',
  'postgresql://foyer:a%40b@db.example:5432/foyer?sslmode=require',
  'postgres:///foyer',
  'postgres://foyer:secret@/foyer?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/foyer',
])('%s is an address', (text) => {
  expect(parsePostgresAddress(text)).not.toBeNull();
});

test.each(['', 'foyer', 'db.example/foyer', 'mysql://db.example/foyer', 'postgres:foyer', 'postgres://a b/foyer'])(
  '“%s” is none',
  (text) => {
    expect(parsePostgresAddress(text)).toBeNull();
  },
);

const at = 'postgres://foyer:a%40b@db.example:5432/foyer';

test.each([
  [at, at],
  [`${at}?sslmode=disable`, `${at}?sslmode=disable`],
  [`${at}?sslmode=no-verify`, `${at}?sslmode=no-verify`],
  [`${at}?sslmode=prefer`, `${at}?sslmode=verify-full`],
  [`${at}?application_name=x&sslmode=require`, `${at}?application_name=x&sslmode=verify-full`],
  [`${at}?sslmode=verify-ca&sslrootcert=%2Fa.pem`, `${at}?sslmode=verify-full&sslrootcert=%2Fa.pem`],
  [`${at}?uselibpqcompat=true&sslmode=require`, `${at}?uselibpqcompat=true&sslmode=require`],
  ['postgres://foyer@/foyer?host=%2Frun&sslmode=require', 'postgres://foyer@/foyer?host=%2Frun&sslmode=verify-full'],
])('the driver takes %s as %s', (given, taken) => {
  expect(addressForDriver(given)).toBe(taken);
});

const bare = 'postgres://foyer@db.example:5432/foyer';

test.each([
  [at, bare, false],
  [`${at}?sslmode=no-verify`, `${bare}?sslmode=require`, false],
  [`${at}?sslmode=require`, `${bare}?sslmode=verify-full`, true],
  [`${at}?sslmode=require&sslrootcert=%2Fa.pem`, `${bare}?sslmode=verify-full&sslrootcert=%2Fa.pem`, false],
  [`${at}?uselibpqcompat=true&sslmode=require`, `${bare}?sslmode=require`, false],
  [`${at}?ssl=true&connect_timeout=5`, `${bare}?ssl=true&connect_timeout=5`, false],
])('PostgreSQL’s own programs take %s as %s', (given, address, needsAuthorities) => {
  expect(addressForTools(given)).toEqual({ address, password: 'a@b', needsAuthorities });
});

test('without a password, or on a socket, nothing is kept back', () => {
  expect(addressForTools('postgres://foyer@/foyer?host=%2Frun')).toEqual({
    address: 'postgres://foyer@/foyer?host=%2Frun',
    password: null,
    needsAuthorities: false,
  });
});
