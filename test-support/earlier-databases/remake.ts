import { DatabaseSync } from 'node:sqlite';

/** Makes an SQLite database of what keep.ts wrote down. */
export function remake(written: string, file: string): void {
  const database = new DatabaseSync(file);
  database.exec('begin');
  database.exec(written);
  database.exec('commit');
  database.close();
}
