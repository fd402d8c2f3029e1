import { enableCompileCache } from 'node:module';
import { loadEnv } from './config/load-env.ts';

// Before anything else is loaded, so that a second start compiles nothing; hence the late import.
enableCompileCache();
loadEnv();

// What is told at the start, and Node's own warnings, are lost where the output takes nothing, and the site is served all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const { serve } = await import('./serve.ts');
await serve(process.env);
