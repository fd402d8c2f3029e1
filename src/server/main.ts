import { enableCompileCache } from 'node:module';
import { loadEnv } from './config/load-env.ts';

// Before anything else is loaded, so that a second start compiles nothing; hence the late import.
enableCompileCache();
loadEnv();

const { serve } = await import('./serve.ts');
await serve(process.env);
