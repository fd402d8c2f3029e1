import type { Kysely } from 'kysely';
import type { ListedPerson, PeopleFilter } from '../../contract/people.ts';
import { CSV_BEGINNING, csvLine } from '../exports/csv.ts';
import type { Place } from '../store/engine/newest-first.ts';
import { listPeople } from '../store/people/list-people.ts';
import type { Database } from '../store/schema/schema.ts';
import { presentPeople, readWanted } from './list-people.ts';

type Db = Kysely<Database>;

const PAGE_ROWS = 500;

/** Every column by its heading, in their order. Times are ISO 8601 in UTC, a day is `YYYY-MM-DD`. */
const columns: Readonly<Record<string, (person: ListedPerson) => string | null>> = {
  Person: ({ id }) => id,
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  'Follow up': ({ followUpOn }) => followUpOn,
  Tags: ({ tags }) => tags.join(', '),
  'Last left': ({ lastAt }) => lastAt,
  What: ({ what }) => what,
  About: ({ subject }) => subject?.value ?? null,
  'Left so far': ({ kinds }) => kinds.join(', '),
  Campaign: ({ origin }) => origin?.campaign ?? null,
  Source: ({ origin }) => origin?.source ?? null,
  'Landing page': ({ origin }) => origin?.landingPage ?? null,
};

/** The people of a filter, page by page: however many there are, few are held at a time. */
async function* pages(db: Db, filter: PeopleFilter, timeZone: string): AsyncGenerator<ListedPerson[]> {
  const wanted = await readWanted(db, filter, timeZone);
  for (let before: Place | undefined; ;) {
    const rows = await listPeople(db, wanted, { limit: PAGE_ROWS, ...(before && { before }) });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await presentPeople(db, rows, timeZone);
    before = { createdAt: last.last_at, id: last.id };
  }
}

type Export = (db: Db, filter: PeopleFilter, timeZone: string) => AsyncGenerator<string, void>;

/** One line for each person; no cell is a formula to a spreadsheet. */
export const exportPeopleAsCsv: Export = async function* exportPeopleAsCsv(db, filter, timeZone) {
  yield CSV_BEGINNING + csvLine(Object.keys(columns));
  for await (const people of pages(db, filter, timeZone))
    yield people.map((person) => csvLine(Object.values(columns).map((column) => column(person)))).join('');
};

/** One array of what the list shows of each. */
export const exportPeopleAsJson: Export = async function* exportPeopleAsJson(db, filter, timeZone) {
  let separator = '[\n';
  for await (const people of pages(db, filter, timeZone)) {
    yield separator + people.map((person) => JSON.stringify(person)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
};
