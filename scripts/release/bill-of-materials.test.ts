import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { billOfMaterials } from './bill-of-materials.ts';
import { installedClosure } from './installed-closure.ts';

const root = join(import.meta.dirname, '../..');
const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  metadata: z.object({ component: z.object({ name: z.literal('foyer'), version: z.string() }) }),
  components: z.array(
    z.object({
      type: z.literal('library'),
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string().regex(/^\d+\.\d+\.\d+/),
      purl: z.string().startsWith('pkg:npm/'),
      licenses: z.array(z.object({})).nonempty(),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })).length(1),
    }),
  ),
});

test('a release lists each package in it with version, licence and hash, and none of the tools', async () => {
  const text = await billOfMaterials(root);
  const { components } = billSchema.parse(JSON.parse(text));
  const names = components.map(({ name }) => name);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const { node: _, ...inTheRelease } = dependencies;
  for (const [name, version] of Object.entries(inTheRelease))
    expect(components).toContainEqual(expect.objectContaining({ name, version }));
  const copied = (await installedClosure(root, ['pg', 'sharp'])).map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(expect.arrayContaining(copied));
  for (const tool of ['vitest', 'typescript', 'playwright', 'node']) expect(names).not.toContain(tool);
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
});

test('the list of one state is the same whenever it is made', async () => {
  expect(await billOfMaterials(root)).toBe(await billOfMaterials(root));
});

test('a hash is that of the lock file, and a scoped name is written as package addresses ask', async () => {
  const lock = z
    .object({
      packages: z.record(z.string(), z.object({ version: z.string().optional(), integrity: z.string().optional() })),
    })
    .parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const locked = lock.packages['node_modules/@fastify/cookie'];
  const { components } = billSchema.parse(JSON.parse(await billOfMaterials(root)));
  const listed = components.find(({ name }) => name === '@fastify/cookie');
  expect(listed?.purl).toBe(`pkg:npm/%40fastify/cookie@${locked?.version}`);
  expect(`sha512-${Buffer.from(listed?.hashes[0]?.content ?? '', 'hex').toString('base64')}`).toBe(locked?.integrity);
});
