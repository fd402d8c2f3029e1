// Writes the passwords that nobody may take: `node scripts/make-common-passwords.ts LIST`, where LIST has one password a line, such as the million commonest of
// SecLists (Passwords/Common-Credentials, MIT). Those that are too short anyway are left out. Only hashes are kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { PASSWORD_MIN_LENGTH } from '../src/contract/owner-members.ts';
import { shortHashOf } from '../src/server/owner/common-passwords.ts';

const [, , file] = argv;
if (file === undefined) throw new Error('Give the file with the passwords');
const passwords = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .filter((line) => line.length >= PASSWORD_MIN_LENGTH);
const numbers = Uint32Array.from(new Set(passwords.map(shortHashOf))).toSorted();
const hashes = Buffer.alloc(numbers.byteLength);
numbers.forEach((number, index) => hashes.writeUInt32BE(number, index * Uint32Array.BYTES_PER_ELEMENT));
const target = new URL('../src/server/owner/common-passwords.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ passwords: numbers.length, hashes: hashes.toString('base64') }, null, 2)}\n`);
