import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readStacksThroughMaps } from './process/stack-maps.ts';

// The entry of the bundle that `npm run build` makes and `npm start` runs. What V8 compiled is kept beside it, and goes with it.
enableCompileCache(join(import.meta.dirname, '.compiled'));
readStacksThroughMaps();
await import('./main.ts');
