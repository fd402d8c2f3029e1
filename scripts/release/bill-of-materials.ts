import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { installedClosure } from './installed-closure.ts';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), integrity: z.string().optional() }),
  ),
});

/** The runtime that `npm start` brings along. A release takes the machine's own. */
const NOT_IN_A_RELEASE: ReadonlySet<string> = new Set(['node']);

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A licence as CycloneDX has it: one by its SPDX id, several as an expression. */
function licencesOf(licence: string | undefined): readonly object[] {
  if (licence === undefined) return [];
  return [/\s/.test(licence) ? { expression: licence } : { license: { id: licence } }];
}

/** A hash of the lock file (`sha512-` and base64) as CycloneDX has it. */
function hashesOf(integrity: string | undefined): readonly object[] {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  return base64 === undefined ? [] : [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

/** A UUID that is the same for the same contents, so that two releases of one commit are alike byte for byte. */
function serialOf(components: readonly object[]): string {
  const hex = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * What a release consists of, as CycloneDX 1.5 in JSON: every npm package that is copied or bundled into it, with version, licence and the hash of
 * its archive. Made from the lock file, because `npm sbom --omit=dev` leaves out packages that a tool needs as well, such as React.
 * @throws Error that names a package which should be installed and is not
 */
export async function billOfMaterials(root: string): Promise<string> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(root, file), 'utf8'));
  const { name, version, license, dependencies } = manifestSchema.parse(await read('package.json'));
  const lock = lockSchema.parse(await read('package-lock.json'));
  const names = Object.keys(dependencies).filter((dependency) => !NOT_IN_A_RELEASE.has(dependency));
  const components = (await installedClosure(root, names)).map((path) => {
    const locked = lock.packages[path];
    if (locked?.version === undefined) throw new Error(`${path} is installed, but not in package-lock.json.`);
    const packageName = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const purl = purlOf(packageName, locked.version);
    return {
      type: 'library',
      'bom-ref': purl,
      name: packageName,
      version: locked.version,
      purl,
      licenses: licencesOf(locked.license),
      hashes: hashesOf(locked.integrity),
    };
  });
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialOf(components),
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purlOf(name, version),
        name,
        version,
        licenses: licencesOf(license),
      },
    },
    // A package that lies in two places is one component.
    components: [...new Map(components.map((component) => [component.purl, component])).values()],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
