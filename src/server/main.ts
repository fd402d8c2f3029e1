import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that a second start compiles nothing; hence the late import.
enableCompileCache();
if (existsSync('.env')) process.loadEnvFile('.env');

const { serve } = await import('./serve.ts');
await serve(process.env);
