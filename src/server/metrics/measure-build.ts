import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

function readVersion(): string {
  const file = findPackageJSON(import.meta.url);
  return file === undefined ? 'unknown' : packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** The folder that the pages are served from now, such as the 17 of `builds/17`. */
function readBuild(webRoot: string | undefined): string {
  try {
    return webRoot === undefined ? 'none' : basename(realpathSync(dirname(webRoot)));
  } catch {
    return 'none';
  }
}

/** Which version runs, and which build of the pages. */
export function measureBuild(registry: Registry, webRoot: string | undefined): void {
  const version = readVersion();
  const info = new Gauge({
    name: 'foyer_build_info',
    help: 'Always 1; its labels are the version that runs and the build of its pages',
    labelNames: ['version', 'build'] as const,
    registers: [],
    collect() {
      this.reset();
      this.set({ version, build: readBuild(webRoot) }, 1);
    },
  });
  registry.registerMetric(info);
}
