import { expect, test } from 'vitest';
import { readSmtpUrl } from './smtp-url.ts';

test('a password is for an encrypted line to a server whose certificate is good', () => {
  expect(readSmtpUrl('smtp://owner%40hallway.example:p%2Fss@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    auth: { user: 'owner@hallway.example', pass: 'p/ss' },
    requireTLS: true,
    tls: { rejectUnauthorized: true },
  });
});

test('smtps speaks TLS from the start, and checks the certificate without a password too', () => {
  const read = readSmtpUrl('smtps://mail.example');
  expect(read).toMatchObject({ port: 465, secure: true, tls: { rejectUnauthorized: true } });
  expect(read).not.toHaveProperty('auth');
});

test('a relay without a password takes TLS where it is offered', () => {
  expect(readSmtpUrl('smtp://relay.example:25')).toMatchObject({
    port: 25,
    secure: false,
    requireTLS: false,
    tls: { rejectUnauthorized: false },
  });
});

test.each(['localhost', '127.0.0.1', '[::1]'])('a server on this machine (%s) may do without TLS', (host) => {
  expect(readSmtpUrl(`smtp://user:password@${host}:1025`)).toMatchObject({
    host: host.replace(/[[\]]/g, ''),
    port: 1025,
    requireTLS: false,
    tls: { rejectUnauthorized: false },
  });
});

test('a name that only begins like a loopback address is another machine', () => {
  expect(readSmtpUrl('smtp://user:password@127.0.0.1.evil.example')).toMatchObject({ requireTLS: true });
});
