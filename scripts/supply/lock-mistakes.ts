import { z } from 'zod';

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      dependencies: versions,
      devDependencies: versions,
    }),
  ),
});

type Locked = z.infer<typeof lockSchema>['packages'][string];

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** SHA-512 in base64: 64 bytes. */
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function mistakesOfPackage(path: string, locked: Locked, allowed: Readonly<Record<string, boolean>>): string[] {
  const found: string[] = [];
  if (!path.startsWith('node_modules/') || locked.link === true) found.push(`${path}: is a folder, not a package`);
  if (!EXACT.test(locked.version ?? '')) found.push(`${path}: has no exact version`);
  if (!INTEGRITY.test(locked.integrity ?? '')) found.push(`${path}: has no SHA-512 of its archive`);
  // With .npmrc's omit-lockfile-registry-resolved only what comes from elsewhere has an address.
  if (locked.resolved !== undefined) found.push(`${path}: comes from ${locked.resolved}, not from the registry`);
  if (locked.name !== undefined && locked.name !== nameOf(path))
    found.push(`${path}: is ${locked.name} under another name`);
  if (locked.inBundle === true) found.push(`${path}: comes inside another package`);
  if (locked.hasInstallScript === true && allowed[nameOf(path)] !== true)
    found.push(`${path}: runs a script when it is installed`);
  return found;
}

/**
 * What is wrong with a lock file: a package without a hash, from another place than the registry, under another's name, or with an installation
 * script that package.json's `allowScripts` does not name; a direct dependency that is not an exact version or not what was locked.
 * @param manifest package.json, parsed
 * @param lock package-lock.json, parsed
 * @returns one sentence for each mistake
 */
export function lockMistakes(manifest: unknown, lock: unknown): string[] {
  const { dependencies, devDependencies, allowScripts } = manifestSchema.parse(manifest);
  const { lockfileVersion, packages } = lockSchema.parse(lock);
  const { '': own, ...others } = packages;
  const found = lockfileVersion === 3 ? [] : [`package-lock.json: has version ${lockfileVersion}, not 3`];
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!EXACT.test(version)) found.push(`${name}: package.json asks for ${version}, which is no exact version`);
    else if (others[`node_modules/${name}`]?.version !== version)
      found.push(`${name}: ${version} is not what is locked`);
    if ((own?.dependencies[name] ?? own?.devDependencies[name]) !== version)
      found.push(`${name}: package-lock.json was not written for this package.json`);
  }
  for (const name of Object.keys(allowScripts))
    if (others[`node_modules/${name}`]?.hasInstallScript !== true)
      found.push(`${name}: is allowed a script and has none`);
  return [
    ...found,
    ...Object.entries(others).flatMap(([path, locked]) => mistakesOfPackage(path, locked, allowScripts)),
  ];
}
