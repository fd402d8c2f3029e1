import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { leftOutside } from '../build/left-outside.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { installedClosure } from './installed-closure.ts';
import { readNotices } from './notices.ts';

const manifest = z.object({ name: z.string(), version: z.string() });
/** How the server's process is started, by `npm start` too. What the operator has set in `env` stays. */
const serverProcess = z.strictObject({ flags: z.array(z.string()), env: z.record(z.string(), z.string()) });

/** Starts the server, or one of the commands that are bundled beside it, with the Node that is on the path. */
function starter({ flags, env }: z.infer<typeof serverProcess>): string {
  const settings = Object.entries(env).map(([name, value]) => `export ${name}="\${${name}:-${value}}"`);
  return `#!/bin/sh
# ./foyer starts Foyer. ./foyer COMMAND runs one of its commands: what is npm run backup in a clone is ./foyer backup here. ./foyer health ends
# with code 0 while Foyer answers on this machine.
# Foyer keeps its data in DATA_DIR, and reads .env, in the folder it is started from.
here=$(dirname "$(readlink -f "$0")")
export FOYER_RUN=foyer
case "\${1:-}" in
  '') ${[...settings, ''].join('; ')}exec node ${flags.join(' ')} "$here/build/server/main.js" ;;
  backup | restore | move | distribute | doctor | person | erase | second-step | demo | analytics-rebuild) command=$1; shift; exec node "$here/build/server/$command.js" "$@" ;;
  health) exec node -e 'fetch("http://127.0.0.1:" + (process.env.PORT || 3000) + "/api/health").then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))' ;;
  *) echo "foyer: no command $1; there are backup, restore, move, distribute, doctor, person, erase, second-step, demo, analytics-rebuild and health" >&2; exit 64 ;;
esac
`;
}

/**
 * Makes a folder with everything that is needed to run Foyer, and nothing that is needed to build it: the pages, the server's bundle, the packages that the bundle loads, `foyer`,
 * which starts it, and `bom.json`, the list of the packages in it (CycloneDX). It can be copied to any machine of the same system and processor with Node 24 on it, and may be read-only.
 * @param folder must not be there, or be empty
 * @throws Error with a sentence for the operator
 */
export async function makeRelease(root: string, folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder.`);
  const standing = join(root, 'build');
  if (!existsSync(join(standing, 'server', 'main.js')))
    throw new Error('There is no build yet. Run npm run build first.');
  const build = await realpath(standing);
  const packages = await installedClosure(root, leftOutside);
  const launch = serverProcess.parse(JSON.parse(await readFile(join(root, 'scripts/server-process.json'), 'utf8')));
  const { name, version } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  try {
    await mkdir(folder, { recursive: true });
    await cp(build, join(folder, 'build'), { recursive: true, filter: (path) => basename(path) !== '.compiled' });
    for (const path of packages) await cp(join(root, path), join(folder, path), { recursive: true });
    await writeFile(
      join(folder, 'package.json'),
      `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`,
    );
    await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    await writeFile(join(folder, 'LICENSES-OF-PACKAGES'), await readNotices(root));
    await writeFile(join(folder, 'bom.json'), await billOfMaterials(root));
    await writeFile(join(folder, 'foyer'), starter(launch));
    await chmod(join(folder, 'foyer'), 0o755);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
