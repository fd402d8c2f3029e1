import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { eventLines, startCalendarStandIn } from '../../../../stand-ins/calendar.ts';
import { listenForTest } from '../../../../test-support/server/listen.ts';
import { growth } from '../../../../test-support/growth.ts';
import { createFetchCalendar } from './fetch-calendar.ts';

const span = { from: Date.UTC(2026, 10, 30), until: Date.UTC(2026, 11, 15) };
const event = eventLines('1', '20261201T150000Z', '20261201T160000Z', 'SUMMARY:Fish & chips <late>');

async function standIn() {
  const calendar = await startCalendarStandIn();
  onTestFinished(calendar.stop);
  calendar.hold(event);
  const fetcher = (url: string, limitMs = 5000) => createFetchCalendar({ url, allowPrivate: true, limitMs });
  return { calendar, fetcher };
}

test('a file that did not change is not sent again', async () => {
  const { calendar, fetcher } = await standIn();
  const read = fetcher(calendar.fileUrl);
  expect(await read(span)).toContain('Fish & chips <late>');
  expect(await read(span)).toContain('Fish & chips <late>');
  calendar.hold(event.replace('chips', 'peas'));
  expect(await read(span)).toContain('peas');
  expect(calendar.answered).toEqual(['GET 200', 'GET 304', 'GET 200']);
});

test('a webcal address is read over https', async () => {
  const { calendar, fetcher } = await standIn();
  const read = fetcher(calendar.fileUrl.replace('http:', 'webcal:'));
  // The stand-in does not speak TLS.
  await expect(read(span)).rejects.toThrow(/SSL|wrong version|EPROTO|packet/i);
});

test('a CalDAV collection is asked for the events of the span, with the name and password', async () => {
  const { calendar, fetcher } = await standIn();
  calendar.hold(event, eventLines('2', '20270301T150000Z', '20270301T160000Z'));
  const file = await fetcher(calendar.collectionUrl)(span);
  expect(file).toContain('SUMMARY:Fish & chips <late>\r\n');
  expect(file).not.toContain('UID:2');
  expect(calendar.answered).toEqual(['REPORT 207']);
  calendar.hold();
  expect(await fetcher(calendar.collectionUrl)(span)).toContain('BEGIN:VCALENDAR');
});

test('a name and password go to the address that they were set for, and to no other', async () => {
  const { calendar, fetcher } = await standIn();
  expect(await fetcher(calendar.movedUrl)(span)).toContain('BEGIN:VEVENT');
  expect(calendar.authorizations).toEqual([expect.stringMatching(/^Basic /), '']);
});

test.each([
  ['is not there', (url: string) => url.replace('basic', 'other'), 'its server answered 404'],
  [
    'refuses the password',
    (url: string) => url.replace('//', '//owner:wrong@').replace('basic.ics', 'calendar/'),
    'its server refuses the name and password (401)',
  ],
])('a calendar that %s says so', async (_how, addressOf, reason) => {
  const { calendar, fetcher } = await standIn();
  await expect(fetcher(addressOf(calendar.fileUrl))(span)).rejects.toThrow(reason);
});

test('a calendar that does not answer is waited for no longer than the limit', async () => {
  const { calendar, fetcher } = await standIn();
  calendar.behave('hang');
  await expect(fetcher(calendar.fileUrl, 100)(span)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a private address is refused unless it is allowed', async () => {
  const { calendar } = await standIn();
  const read = createFetchCalendar({ url: calendar.fileUrl, allowPrivate: false, limitMs: 1000 });
  await expect(read(span)).rejects.toThrow(/private address.*ALLOW_PRIVATE_WEBHOOKS=1/);
  expect(calendar.answered).toEqual([]);
});

/** A server on a free loopback port; answers with how its addresses are read, by their path. */
async function serve(answer: RequestListener) {
  const port = await listenForTest(createServer(answer));
  return (path: string, login = '') =>
    createFetchCalendar({ url: `http://${login}127.0.0.1:${port}${path}`, allowPrivate: true, limitMs: 20_000 })(span);
}

test('a file without end is read up to its bound, and one that always sends on is left', async () => {
  const chunk = Buffer.alloc(1_000_000, 'x');
  const read = await serve((request, response) => {
    if (request.url === '/loop.ics') return response.writeHead(302, { location: '/loop.ics' }).end();
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more);
    };
    return more();
  });
  await expect(read('/endless.ics')).rejects.toThrow('its file is larger than 8 MB');
  await expect(read('/loop.ics')).rejects.toThrow('it sends on to another address again and again');
});

test.each([
  ['as it is', '<data>BEGIN &amp; &#69;&#x4e;D</data>', 'BEGIN & END'],
  ['in CDATA', '<C:data a="1">\r\n<![CDATA[BEGIN &amp; ]]>&lt;<![CDATA[<END>]]>&gt;</C:data>', 'BEGIN &amp; <<END>>'],
  ['as two resources', '<data>BEGIN</data><data/><x/><data>END</data>', 'BEGIN\r\nEND'],
  ['without an end', '<data>BEGIN</data><data>END', 'BEGIN'],
])('a collection that sends its calendar %s is read', async (_how, xml, file) => {
  const read = await serve((_request, response) =>
    response.writeHead(207).end(xml.replaceAll('data', 'calendar-data')),
  );
  expect(await read('/', 'owner:password@')).toBe(file);
});

test.each([
  ['calendars', '', '<c:calendar-data>', ''],
  ['marks of text', '<c:calendar-data>', '<![CDATA[', '</c:calendar-data>'],
])(
  'what an answer of %s that never end takes grows with its length, not with its square',
  async (_what, head, part, end) => {
    const reading = (parts: number) => {
      const xml = head + part.repeat(parts) + end;
      return async () =>
        (await serve((_request, response) => response.writeHead(207).end(xml)))('/', 'owner:password@');
    };
    expect(await growth(reading, 3000, 16)).toBeLessThan(80);
  },
);
