import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

const LICENCE_FILE = /^(licen[cs]e|copying|ofl)/i;
const RULE = '-'.repeat(80);

async function licenceOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => LICENCE_FILE.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.trim()).join('\n\n');
}

/** The licences of all packages that are installed to run Foyer. Most licences ask for a copy of themselves in each copy of the package. */
export async function readNotices(root: string): Promise<string> {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const running = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path !== '' && dev !== true && existsSync(join(root, path)),
  );
  const parts = running.map(async ([path, { version = '', license = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return `${name} ${version} (${license})\n\n${await licenceOf(join(root, path))}`.trim();
  });
  return `Foyer contains these packages, each under its own licence.\n\n${(await Promise.all(parts)).join(`\n\n${RULE}\n\n`)}\n`;
}
